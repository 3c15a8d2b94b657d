// A logarithmic axis: whole decades from one end of a chart to the other.

/** Maps values of any size above 0 to pixels. */
export class LogAxis {
  /** Powers of ten within the axis. */
  readonly decades: readonly number[];
  private readonly low: number;
  private readonly scale: number;
  private readonly start: number;

  constructor(values: readonly number[], start: number, end: number) {
    const low = Math.floor(Math.log10(Math.min(...values)) + 1e-9);
    const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values)) - 1e-9));
    this.low = low;
    this.start = start;
    this.scale = (end - start) / (high - low);
    this.decades = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
  }

  at(value: number): number {
    return this.start + (Math.log10(value) - this.low) * this.scale;
  }
}
