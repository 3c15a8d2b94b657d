// What TypeScript may call (src/solve/core.ts has it typed), and what tests look at by itself.

export { nextAmbiguous } from './ambiguous';
export { beliefInts, believe } from './beliefs';
export { listWords, meetSets, sharedWords, supportedLetters } from './bit-sets';
export { cellByProduct, cellByWeight } from './choose-cell';
export { drawLetter, likeliestLetter } from './choose-letter';
export { claimWord, mayHold } from './claim-word';
export { expectation, expectationRoom } from './expectation';
export { filterWaiting, propagations, setPropagations } from './filter';
export { filterList, listLetters } from './lists';
export { cellLetters, letterOf, mayHave } from './masks';
export { narrowCell } from './narrow-cell';
export { dropQueue, pop, push, pushToRecheck } from './queue';
export { filterRows, layRows } from './rows';
export {
  arenaTop,
  begin,
  hasRoom,
  levelFloor,
  moveTrail,
  openLevel,
  setArenaTop,
  trailSize,
  undo,
  write,
} from './trail';
export { addWeight, sumWeights } from './weights';
