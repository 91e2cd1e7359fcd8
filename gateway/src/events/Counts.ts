import type { VisitEvent } from './event.ts';

export const OUTCOMES = ['ok', 'slow', 'fallback', 'failed', 'override'] as const satisfies VisitEvent['outcome'][];

/** Of each network once in a while, so that none decides alone: for `health` by minute and by window, for the judge by day. */
const LIMITED = ['failing', 'failingNetworks', 'broken', 'troubled', 'slowPaints', 'slowPresses'] as const;
/** Visits by outcome, and what else is counted: `troubled` are pages with an error, `presses` those that were answered. */
const NAMES = [...OUTCOMES, ...LIMITED, 'errors', 'retries', 'paints', 'presses'] as const;
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

/** Visits that the version could not serve, also where an earlier one took its place. */
export function failedOf({ fallback, failed }: Counts): number {
  return fallback + failed;
}
