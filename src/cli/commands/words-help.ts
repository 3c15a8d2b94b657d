// The help of `crossfill words`, one screen of 24 lines by 80 columns.

import { openProduct } from '../output/open-product.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

const WORDS = `Usage: crossfill words [word or pattern ...] [options]
What the word lists say: of words (score, tags, which list, why it is out), of
patterns (P..S; or a regular expression, such as '.*ING' or '~COLOU?R'), and of
nothing: how many words they have, by length and score.

Own list  --set WORD=N          score it N from now on; 0 drops it
          --drop WORD           never use it again
          --add 'no can do;80'  a word of your own; WORD;SCORE;TAGS
          --personal FILE       instead of crossfill/words.txt in the
                                configuration folder ($XDG_CONFIG_HOME,
                                ~/.config); read first by every command
          --no-personal         leave it out
Compare   --compare FILE        the lists with another one
Words     -d, --dict FILE       word list, repeatable; the bundled one if none
          --min-score, --only-tags, --exclude ... as in: crossfill help words
Output    -n, --count K         K words of a pattern (20), or examples (10)
          --all                 all of them
          -f, --format NAME     text or json
          -o, --output PATH     into a file
Also      -q, -v, -h, --help
Examples  crossfill words oreo 'no idea' 'P..S' --min-score 50
          crossfill words --set SHMO=5 --drop ESNE --add 'no can do;80'
`;

export async function wordsHelp(session: Session): Promise<ExitCode> {
  const product = await openProduct(undefined, {}, session);
  await product.put(WORDS, { n: 1, seed: null });
  await product.finish();
  return EXIT.filled;
}
