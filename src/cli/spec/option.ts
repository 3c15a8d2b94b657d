// A row of the table of options, and what TypeScript infers from its rows: the record of options that a
// command line comes to. An option that is not given has its initial value there, or none.

import type { Place } from '../../base/errors.ts';
import type { CommandName } from './commands.ts';

/** What an option takes. */
export interface Value<T> {
  /** What it is until the option is given. */
  readonly initial: T;
  /** Whether each time that the option is given counts; else it is given once. */
  readonly isRepeatable?: boolean;
  /** What the option comes to, given a text after what came before. @throws InputError or InvalidArgumentError */
  read?(text: string, before: T, at: Place): T;
  /** What a switch, which takes no text, sets: true but for those that undo another option. */
  readonly sets?: boolean | string;
  /** What completion offers in place of files: the slots of the template, or these. */
  readonly offers?: 'slots' | readonly string[];
}

/** Reads a text, which errors locate at a place. @throws InputError or InvalidArgumentError */
export type Reader<T> = (text: string, at: Place) => T;

/** A rule as it was said, by an option or by a line of a rules file. */
export interface RuleLine<K extends string, V> {
  readonly keyword: K;
  readonly value: V;
  readonly at: Place;
}

/** An option; `A` is its name in the record of options, `T` its value there, `V` that of a line of a rules file. */
export interface OptionSpec<
  K extends string = string,
  A extends string = string,
  T = unknown,
  V = unknown,
> {
  /** As in `-d, --dict <FILE>`. */
  readonly flags: string;
  /** Its long flag without the hyphens. */
  readonly name: K;
  /** Several options may share one. */
  readonly attribute: A;
  /** What it does, in 46 characters. */
  readonly text: string;
  readonly value: Value<T>;
  /** Attributes of options that it cannot be combined with. */
  readonly conflicts: readonly string[];
  /** How a line of a rules file that begins with its name is read. */
  readonly rule: Reader<V> | undefined;
  /** Whether its value decides what a batch makes, so that it is in the digest of a manifest. */
  readonly decides: boolean;
}

/** An option of some commands. Where a flag means different things to commands it has several rows. */
export interface OptionRow extends OptionSpec {
  /** Under which help shows it. */
  readonly group: string;
  readonly commands: readonly CommandName[];
}

/** What few options have. */
interface More<A extends string, V> {
  /** The attribute, where it is not the name. */
  readonly into?: A;
  readonly conflicts?: readonly string[];
  readonly rule?: Reader<V>;
  readonly decides?: boolean;
}

/** A switch: false until it is given. */
export const on: Value<boolean> = { initial: false, sets: true };

export function option<
  const F extends string,
  T = boolean,
  const A extends string = Camel<NameOf<F>>,
  V = never,
>(
  flags: F,
  text: string,
  value = on as Value<T>,
  { into, conflicts = [], rule, decides = true }: More<A, V> = {},
): OptionSpec<NameOf<F>, A, T, V> {
  const name = nameOf(flags);
  const attribute = into ?? (name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) as A);
  return { flags, name, attribute, text, value, conflicts, rule, decides };
}

/** A rule: an option, and a line of a rules file that begins with its name. What it says decides through the grid. */
export function rule<const F extends string, V>(
  flags: F,
  text: string,
  read: Reader<V>,
  { offers, readOption = read }: { offers?: Value<V>['offers']; readOption?: Reader<V> } = {},
): OptionSpec<NameOf<F>, 'ruleLines', readonly RuleLine<NameOf<F>, V>[], V> {
  const value = { ...many(lineOf(nameOf(flags), readOption)), offers };
  return option(flags, text, value, { into: 'ruleLines', rule: read, decides: false });
}

/** Reads a rule with the keyword that it is of. */
export function lineOf<K extends string, V>(keyword: K, read: Reader<V>): Reader<RuleLine<K, V>> {
  return (text, at) => ({ keyword, value: read(text, at), at });
}

/** What is said once. */
export function one<T>(read: Reader<T>): Value<T | undefined>;
export function one<T>(read: Reader<T>, initial: T): Value<T>;
export function one<T>(read: Reader<T>, initial?: T): Value<T | undefined> {
  return { initial, read: (text, _, at) => read(text, at) };
}

/** All that is said, in turn. */
export function many<T>(read: Reader<T>): Value<readonly T[]> {
  const add: Value<readonly T[]>['read'] = (text, before, at) => [...before, read(text, at)];
  return { initial: [], isRepeatable: true, read: add };
}

/** Rows under one heading of help, of the same commands, all with the same conflicts beside their own. */
export function group<const C extends CommandName, S extends OptionSpec>(
  name: string,
  by: C | readonly C[],
  options: readonly S[],
  conflicts: readonly string[] = [],
): (S & { readonly group: string; readonly commands: readonly C[] })[] {
  const commands = typeof by === 'string' ? [by] : by;
  return options.map((each) => {
    return { ...each, group: name, commands, conflicts: [...each.conflicts, ...conflicts] };
  });
}

/** `-d` and `--dict`. */
export function flagsOf({ flags }: Pick<OptionSpec, 'flags'>): string[] {
  return flags.replace(/ <.*/u, '').split(', ');
}

/** The record of options that a command takes, by those `Row`s that are the command's. */
export type OptionsIn<Row extends OptionRow, C extends CommandName> = Flat<
  {
    readonly [R in Of<Row, C> as undefined extends Initial<R> ? never : R['attribute']]: Initial<
      Called<Of<Row, C>, R['attribute']>
    >;
  } & {
    readonly [R in Of<Row, C> as undefined extends Initial<R> ? R['attribute'] : never]?: Initial<
      Called<Of<Row, C>, R['attribute']>
    >;
  }
>;

/** The lines that a rules file may have, by the options that have a rule. */
export type RuleIn<S extends OptionSpec> =
  S extends OptionSpec<infer K, string, unknown, infer V>
    ? [V] extends [never]
      ? never
      : RuleLine<K, V>
    : never;

type Of<Row extends OptionRow, C extends CommandName> = Row extends OptionRow
  ? C extends Row['commands'][number]
    ? Row
    : never
  : never;

type Called<Row extends OptionRow, A extends string> = Row extends OptionRow
  ? A extends Row['attribute']
    ? Row
    : never
  : never;

/** Lists that several rows add to are one list. */
type Initial<Row extends OptionRow> = [Row['value']['initial']] extends [readonly (infer E)[]]
  ? readonly E[]
  : Row['value']['initial'];

/** `dict` of `-d, --dict <FILE>`. */
type NameOf<F extends string> = F extends `${string}--${infer N} <${string}`
  ? N
  : F extends `${string}--${infer N}`
    ? N
    : never;

function nameOf<F extends string>(flags: F): NameOf<F> {
  return /--([\w-]+)/.exec(flags)![1] as NameOf<F>;
}

type Camel<S extends string> = S extends `${infer A}-${infer B}`
  ? `${A}${Capitalize<Camel<B>>}`
  : S;

type Flat<T> = { [K in keyof T]: T[K] };
