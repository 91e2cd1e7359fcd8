import type { VisitEvent } from './event.ts';

export const OUTCOMES = ['ok', 'slow', 'fallback', 'failed', 'override'] as const satisfies VisitEvent['outcome'][];

/**
 * Visits by outcome, and what else is counted: `crashed` are documents in which a part that was on screen gave way to an
 * error, `troubled` those with an error, `presses` those that were answered.
 */
const NAMES = [
  ...OUTCOMES,
  'crashed',
  'errors',
  'retries',
  'troubled',
  'paints',
  'slowPaints',
  'presses',
  'slowPresses',
] as const;
export type Counts = Record<(typeof NAMES)[number], number>;

export function emptyCounts(): Counts {
  return Object.fromEntries(NAMES.map((name) => [name, 0])) as Counts;
}

export function addTo(counts: Counts, more: Partial<Counts>): void {
  for (const [name, count] of Object.entries(more)) counts[name as keyof Counts] += count;
}

/** Without those of a developer's own machine. */
export function visitsOf({ ok, slow, fallback, failed }: Counts): number {
  return ok + slow + fallback + failed;
}

/** Visits that the version could not serve, also where an earlier one took its place, or the part broke down later. */
export function failedOf({ fallback, failed, crashed }: Counts): number {
  return fallback + failed + crashed;
}
