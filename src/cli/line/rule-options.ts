// The options that are rules: the same for filling, for laying out and for the reports.

import type { CommandName } from './option-table.ts';
import type { RulesRequest } from './request.ts';
import { RULES_AS_OPTIONS, type RuleKeyword, type RuleLine, ruleOfOption } from './rule-lines.ts';
import { type Add, repeatable } from './word-options.ts';

/** They as commander hands them over. */
export interface RuleOptions {
  /** What each of the options that are rules was given, in turn. */
  readonly ruleLines?: readonly RuleLine[];
  readonly rules: readonly string[];
}

/** What `--slot` says without one of these is the name of a slot and no rule. */
const SLOT_RULE_SIGN = /[=@]/;

/** What `command` is: of `suggest`, `--slot 17A` asks about a slot, and comes as an option of its own. */
export function addRuleOptions(add: Add, command: CommandName): void {
  const asksSlot = command === 'suggest';
  const isOption = (keyword: RuleKeyword): boolean => {
    if (command === 'grade') return keyword !== 'free' && keyword !== 'lock';
    return !(asksSlot && keyword === 'slot');
  };
  // `--must FILE` is the rule `must @FILE`.
  for (const keyword of RULES_AS_OPTIONS.filter(isOption)) {
    const placeholder = keyword === 'must' ? 'FILE' : 'RULE';
    // All of them go into one row.
    add(`--${keyword} <${placeholder}>`, (o) => {
      o.attributeName = () => 'ruleLines';
      return o.argParser((value: string, before: readonly RuleLine[] = []) => [
        ...before,
        lineOf(keyword, value),
      ]);
    });
  }
  if (asksSlot) {
    add('--slot <SLOT>', (o) =>
      o.argParser((value: string, before: readonly string[] = []) => [...before, value]),
    );
  }
  add('--rules <FILE>', repeatable);
}

/** What the values of a `--slot` that asks say: rules, and names of slots. */
export function slotsAsked(values: readonly string[] = []): {
  readonly lines: readonly RuleLine[];
  readonly names: readonly string[];
} {
  const isRule = (value: string): boolean => SLOT_RULE_SIGN.test(value);
  return {
    lines: values.filter(isRule).map((value) => lineOf('slot', value)),
    names: values.filter((value) => !isRule(value)),
  };
}

/** Nothing if nothing is asked. */
export function rulesOf({ ruleLines = [], rules: files }: RuleOptions): {
  readonly rules?: RulesRequest;
} {
  return ruleLines.length + files.length === 0 ? {} : { rules: { lines: ruleLines, files } };
}

function lineOf(keyword: RuleKeyword, value: string): RuleLine {
  const text = keyword === 'must' ? `@${value}` : value;
  return { ...ruleOfOption(keyword, value), text };
}
