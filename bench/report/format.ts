import type { Figure, Unit } from '../Bench.ts';

const digits: Record<Unit, number> = {
  ms: 0,
  bytes: 0,
  times: 3,
  count: 0,
  'per second': 0,
  score: 0,
  shift: 3,
};
const names: Record<Unit, string> = {
  ms: ' ms',
  bytes: ' kB',
  times: ' ×',
  count: '',
  'per second': ' /s',
  score: '',
  shift: '',
};

export function formatValue(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return '–';
  if (unit === 'bytes') return `${(value / 1000).toFixed(Math.abs(value) < 10_000 ? 2 : 1)}${names.bytes}`;
  if (unit === 'ms' && Math.abs(value) < 10) return `${value.toFixed(2)}${names.ms}`;
  return `${value.toFixed(digits[unit])}${names[unit]}`;
}

/** Shows the noise, if it is known. */
export function formatFigure({ value, unit, band }: Figure): string {
  if (!band || unit !== 'times') return formatValue(value, unit);
  return `${value.toFixed(digits.times)} × (${band.map((end) => end.toFixed(digits.times)).join('–')})`;
}

export function formatLimit({ max, min, unit }: Figure): string {
  if (max !== undefined && max === min) return `= ${formatValue(max, unit)}`;
  if (max !== undefined) return `≤ ${formatValue(max, unit)}`;
  return min === undefined ? '' : `≥ ${formatValue(min, unit)}`;
}
