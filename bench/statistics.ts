const RESAMPLES = 2000;

export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Where the median of these lies with a probability of 95 %, by resampling. */
function bandOf(values: number[]): [low: number, high: number] {
  const draw = () => median(values.map(() => values[Math.floor(Math.random() * values.length)] ?? 0));
  const medians = Array.from({ length: RESAMPLES }, draw).sort((a, b) => a - b);
  return [medians[Math.floor(RESAMPLES * 0.025)] ?? 0, medians[Math.floor(RESAMPLES * 0.975)] ?? 0];
}

/** The median of values with its band, as a figure has them. */
export function middle(values: number[]): { value: number; band?: [low: number, high: number] } {
  return { value: median(values), ...(values.length > 2 && { band: bandOf(values) }) };
}

/** Divides pairs that were measured in the same turn, so that what else the machine did hit both alike. */
export function ratios(values: number[], others: number[]): number[] {
  return values.map((value, turn) => value / (others[turn] ?? Number.NaN));
}

export function rotated<T>(items: T[], by: number): T[] {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
