import type { Figure, Mode } from '../Bench.ts';

/** Whether a figure is within its limits. Only a full run can say so of what is not counted. */
export function isWithin(
  { unit, value, max = Number.POSITIVE_INFINITY, min = Number.NEGATIVE_INFINITY }: Figure,
  mode: Mode,
): boolean {
  return (mode !== 'full' && unit !== 'count') || (value <= max && value >= min);
}
