// A value of a JSON file together with the path that leads to it, so that whatever is wrong is said with its
// place: `slots[3].cells[2]`.

import { InputError } from '../../base/errors.ts';

export class JsonField {
  readonly value: unknown;
  readonly path: string;
  private readonly source: string;

  constructor(value: unknown, path: string, source: string) {
    this.value = value;
    this.path = path;
    this.source = source;
  }

  /** @throws InputError always */
  fail(what: string): never {
    const { path, source } = this;
    throw new InputError(path === '' ? what : `${path}: ${what}`, { source });
  }

  /** A field of an object; undefined if it has none. */
  get(name: string): JsonField | undefined {
    const value = (this.asObject() as { readonly [name: string]: unknown })[name];
    if (value === undefined || !Object.hasOwn(this.asObject(), name)) return undefined;
    return new JsonField(value, this.path === '' ? name : `${this.path}.${name}`, this.source);
  }

  /** A field that an object must have. */
  need(name: string): JsonField {
    return this.get(name) ?? this.fail(`missing '${name}'`);
  }

  asObject(): object {
    const { value } = this;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    return this.fail('expected an object');
  }

  items(): JsonField[] {
    const { value, path, source } = this;
    if (!Array.isArray(value)) return this.fail('expected a list');
    return value.map((item, index) => new JsonField(item, `${path}[${index}]`, source));
  }

  asText(): string {
    return typeof this.value === 'string' ? this.value : this.fail('expected a string');
  }

  asBoolean(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail('expected true or false');
  }

  asWhole(most: number): number {
    const { value } = this;
    const isWhole = typeof value === 'number' && Number.isInteger(value);
    return isWhole && value >= 1 && value <= most
      ? value
      : this.fail(`expected a whole number from 1 to ${most}`);
  }

  asNumber(most: number): number {
    const { value } = this;
    if (typeof value === 'number' && Math.abs(value) <= most) return value;
    return this.fail(`expected a number from -${most} to ${most}`);
  }

  asOneOf<T extends string>(values: readonly T[]): T {
    const value = values.find((each) => each === this.value);
    return value ?? this.fail(`expected one of ${values.join(', ')}`);
  }
}
