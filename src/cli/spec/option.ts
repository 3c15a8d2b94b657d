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
  readonly sets?: boolean;
  /** What completion offers in place of files: the slots of the template, or these. */
  readonly offers?: 'slots' | readonly string[];
}

/** All that is said, in turn. */
export function many<T>(read: (text: string, at: Place) => T): Value<readonly T[]> {
  return {
    initial: [],
    isRepeatable: true,
    read: (text, before, at) => [...before, read(text, at)],
  };
}

/** A rule as it was said, by an option or by a line of a rules file. */
export interface RuleLine<K extends string, V> {
  readonly keyword: K;
  readonly value: V;
  /** Where it stands. */
  readonly at: Place;
}

/** Reads what a rule says after its keyword. @throws InputError */
export type ReadRule<V> = (text: string, at: Place) => V;

/** One option of some commands. Where a flag means different things to commands it has several rows. */
export interface OptionRow<
  C extends CommandName = CommandName,
  K extends string = string,
  A extends string = string,
  T = unknown,
  V = unknown,
> {
  readonly commands: readonly C[];
  /** As in `-d, --dict <FILE>`. */
  readonly flags: string;
  /** Its long flag without the hyphens. */
  readonly name: K;
  /** The name it has in the record of options; several may share one. */
  readonly attribute: A;
  /** What it does, in 46 characters. */
  readonly text: string;
  readonly value: Value<T>;
  /** Attributes of options that it cannot be combined with. */
  readonly conflicts: readonly string[];
  /** How a line of a rules file that begins with its name is read. */
  readonly rule: ReadRule<V> | undefined;
  /** Whether its value decides what a batch makes, beyond the words and the grids that come of it. */
  readonly decides: boolean;
}

/** What few rows have. */
interface More<A extends string, V> {
  readonly into?: A;
  readonly conflicts?: readonly string[];
  readonly rule?: ReadRule<V>;
  readonly decides?: boolean;
}

export function option<
  const C extends CommandName,
  const F extends string,
  T,
  const A extends string = Camel<NameOf<F>>,
  V = never,
>(
  commands: readonly C[],
  flags: F,
  text: string,
  value: Value<T>,
  { into, conflicts = [], rule, decides = true }: More<A, V> = {},
): OptionRow<C, NameOf<F>, A, T, V> {
  const name = nameOf(flags);
  const attribute = into ?? (name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) as A);
  return { commands, flags, name, attribute, text, value, conflicts, rule, decides };
}

/** A row of a rule: an option, and a line of a rules file that begins with its name. */
export function rule<const C extends CommandName, const F extends string, V>(
  commands: readonly C[],
  flags: F,
  text: string,
  read: ReadRule<V>,
  {
    offers,
    readOption = read,
  }: { readonly offers?: Value<V>['offers']; readonly readOption?: ReadRule<V> } = {},
): OptionRow<C, NameOf<F>, 'ruleLines', readonly RuleLine<NameOf<F>, V>[], V> {
  const value = { ...many(lineOf(nameOf(flags), readOption)), offers };
  return option(commands, flags, text, value, { into: 'ruleLines', rule: read, decides: false });
}

/** Reads a rule with the keyword that it is of. */
export function lineOf<K extends string, V>(
  keyword: K,
  read: ReadRule<V>,
): ReadRule<RuleLine<K, V>> {
  return (text, at) => ({ keyword, value: read(text, at), at });
}

/** Options of one kind, as help shows them. */
export interface Group<R extends OptionRow = OptionRow> {
  readonly name: string;
  readonly rows: readonly R[];
}

export function group<R extends OptionRow>(name: string, rows: readonly R[]): Group<R> {
  return { name, rows };
}

function nameOf<F extends string>(flags: F): NameOf<F> {
  return /--([\w-]+)/.exec(flags)![1] as NameOf<F>;
}

/** The record of options that a command takes: what is inferred from those `Row`s that are the command's. */
export type OptionsIn<Row extends OptionRow, C extends CommandName> = Flat<
  {
    readonly [R in RowOf<Row, C> as undefined extends ValueOf<R> ? never : R['attribute']]: ValueOf<
      Named<RowOf<Row, C>, R['attribute']>
    >;
  } & {
    readonly [R in RowOf<Row, C> as undefined extends ValueOf<R>
      ? R['attribute']
      : never]?: ValueOf<Named<RowOf<Row, C>, R['attribute']>>;
  }
>;

/** The lines that a rules file may have, by the rows that have a rule. */
export type RuleIn<Row extends OptionRow> =
  Row extends OptionRow<CommandName, infer K, string, unknown, infer V>
    ? [V] extends [never]
      ? never
      : RuleLine<K, V>
    : never;

type RowOf<Row extends OptionRow, C extends CommandName> = Row extends OptionRow
  ? C extends Row['commands'][number]
    ? Row
    : never
  : never;

type Named<Row extends OptionRow, A extends string> = Row extends OptionRow
  ? A extends Row['attribute']
    ? Row
    : never
  : never;

/** Lists that several rows add to are one list. */
type ValueOf<Row extends OptionRow> = [Row['value']['initial']] extends [readonly (infer E)[]]
  ? readonly E[]
  : Row['value']['initial'];

type NameOf<F extends string> = F extends `${string}--${infer N} <${string}`
  ? N
  : F extends `${string}--${infer N}`
    ? N
    : never;

type Camel<S extends string> = S extends `${infer A}-${infer B}`
  ? `${A}${Capitalize<Camel<B>>}`
  : S;

type Flat<T> = { [K in keyof T]: T[K] };
