// What the page shows of the engine's answers, as it came in JSON.

/** Of `check`: the words that each slot has left, why nothing can be filled, letters that are forced. */
export interface Report {
  readonly slots: readonly SlotSeen[];
  readonly unfillable: string | null;
  readonly unfillableSlots?: readonly string[];
  readonly forced: readonly {
    readonly row: number;
    readonly column: number;
    readonly letter: string;
  }[];
  readonly scores: readonly { readonly slot: string; readonly score: number | null }[];
  readonly lengths: readonly { readonly length: number; readonly count: number }[];
  readonly blocks: number;
  readonly entries: number;
  readonly expectedFillsLog10: number | null;
}

export interface SlotSeen {
  readonly number: number;
  readonly direction: string;
  readonly words: number;
  readonly given: boolean;
}

/** Of `suggest`. */
export interface CandidateSeen {
  readonly slot: string;
  /** Whether there is an entry already. */
  readonly isWhole: boolean;
  /** Whether all verdicts are in. */
  readonly isDone: boolean;
  readonly words: number;
  readonly candidates: readonly WordSeen[];
  readonly unfillable?: string | null;
}

export interface WordSeen {
  readonly word: string;
  readonly score: number;
  readonly verdict: 'fills' | 'consistent' | 'dead';
  readonly crossings: readonly { readonly slot: string; readonly words: number }[];
}

/** Whether there is any fill, of `why`. */
export interface FillVerdict {
  readonly status: 'unknown' | 'searching' | 'filled' | 'unfillable' | 'gave-up';
  readonly reason?: string;
  readonly help?: readonly string[];
  readonly slots?: readonly string[];
}

/** Of `clues`. */
export interface ClueSeen {
  readonly known: Readonly<Record<string, readonly KnownSeen[]>>;
  readonly faults: readonly { readonly slot: string; readonly text: string }[];
}

export interface KnownSeen {
  readonly text: string;
  readonly level?: number;
  readonly source: string;
}

/** Of `fill` and `best`. */
export interface FillSeen {
  readonly status: 'filled' | 'unfillable' | 'gave-up';
  readonly puzzle: string;
  readonly nodes: number;
  readonly floor?: number;
  readonly mean?: number;
  readonly reason?: string;
  readonly help?: readonly string[];
  readonly slots?: readonly string[];
  readonly changes?: readonly {
    readonly slot: string;
    readonly old: string;
    readonly new: string;
  }[];
  readonly changesNeeded?: number;
}
