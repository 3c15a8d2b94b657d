// Rules as people write them, a keyword and what it says: lines of a `--rules` file, and options of
// the same names. Here they are only taken apart; read-rules.ts makes sense of them.

import { didYouMean } from '../../base/closest.ts';
import { InputError, type Place } from '../../base/errors.ts';
import { linesOf } from '../../base/text.ts';

/** Rules that are options of their names as well. */
export const RULES_AS_OPTIONS = [
  'slot',
  'min-score-slot',
  'only',
  'lock',
  'free',
  'differ',
  'share',
  'exclude-at',
  'must',
  'must-count',
  'require-letters',
  'avoid-letters',
  'rebus',
  'rebus-count',
  'duplicates',
  'limit',
] as const;
export const RULE_KEYWORDS = [
  ...RULES_AS_OPTIONS,
  'exclude',
  'prefer',
  'min-score',
  'only-tags',
  'no-tags',
] as const;
export type RuleKeyword = (typeof RULE_KEYWORDS)[number];

export interface RuleLine {
  readonly keyword: RuleKeyword;
  readonly text: string;
  /** Where the text stands. */
  readonly at: Place;
}

/** Characters of an option that an error about it shows. */
const SHOWN = 100;
/** A space before it, or the start of a line, makes `#` begin a comment. */
const COMMENT = /(^|\s)#.*$/u;

/** The rules of a file. @throws InputError for a keyword that is none, or says nothing. */
export function parseRuleLines(text: string, source: string): RuleLine[] {
  const rules: RuleLine[] = [];
  for (const [index, whole] of linesOf(text).entries()) {
    const content = whole.replace(COMMENT, '').trimEnd();
    const [, before, word, between, rest] = /^(\s*)(\S+)(\s*)(.*)$/u.exec(content) ?? [];
    if (word === undefined) continue;
    const column = Array.from(before!).length + 1;
    const keyword = RULE_KEYWORDS.find((each) => each === word);
    const at = { source, line: index + 1 };
    if (keyword === undefined) {
      const known = `rules are ${RULE_KEYWORDS.join(', ')}${didYouMean(word, RULE_KEYWORDS)}`;
      throw new InputError(`unknown rule '${word}': ${known}`, { ...at, column });
    }
    if (rest === '') throw new InputError(`${keyword} of what?`, { ...at, column });
    const textColumn = column + Array.from(word + between!).length;
    rules.push({ keyword, text: rest!, at: { ...at, column: textColumn } });
  }
  return rules;
}

/** A rule given as an option of its name. */
export function ruleOfOption(keyword: RuleKeyword, text: string): RuleLine {
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text;
  return { keyword, text, at: { source: `option --${keyword} ${shown}` } };
}
