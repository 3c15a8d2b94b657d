// A rules file: lines of a keyword, which is the name of an option, and what the rule says.

import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';
import { linesOf } from '../../base/text.ts';
import type { OptionRow } from './option.ts';
import { OPTIONS, type Rule } from './options.ts';

/** A space before it, or the start of a line, makes `#` begin a comment. */
const COMMENT = /(^|\s)#.*$/u;

/** Those that are options by no other meaning come first. */
const ROWS = OPTIONS.filter((row) => row.rule !== undefined);
const KEYWORDS: readonly string[] = [
  ...ROWS.filter(isRuleOnly).map(({ name }) => name),
  ...ROWS.filter((row) => !isRuleOnly(row)).map(({ name }) => name),
];

/** The rules of a file. @throws InputError for a keyword that is none, or says nothing that can be understood */
export function parseRuleFile(text: string, source: string): Rule[] {
  const rules: Rule[] = [];
  for (const [index, whole] of linesOf(text).entries()) {
    const content = whole.replace(COMMENT, '').trimEnd();
    const [, before, word, between, rest] = /^(\s*)(\S+)(\s*)(.*)$/u.exec(content) ?? [];
    if (word === undefined) continue;
    const column = Array.from(before!).length + 1;
    const row = ROWS.find(({ name }) => name === word);
    const at = { source, line: index + 1 };
    if (row === undefined) {
      const known = `rules are ${KEYWORDS.join(', ')}${didYouMean(word, KEYWORDS)}`;
      throw new InputError(`unknown rule '${word}': ${known}`, { ...at, column });
    }
    if (rest === '') throw new InputError(`${word}: missing value`, { ...at, column });
    const place = { ...at, column: column + Array.from(word + between!).length };
    rules.push({ keyword: row.name, value: row.rule!(rest!, place), at: place } as Rule);
  }
  return rules;
}

function isRuleOnly({ attribute }: OptionRow): boolean {
  return attribute === 'ruleLines';
}
