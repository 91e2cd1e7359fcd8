import type { Visit } from './event.ts';

const OUTCOMES = ['ok', 'slow', 'fallback', 'failed', 'override'] as const satisfies Visit['outcome'][];

/** Visits by outcome, and what else is counted. */
export type Counts = Record<(typeof OUTCOMES)[number] | 'errors' | 'retries', number>;

export function emptyCounts(): Counts {
  return { ok: 0, slow: 0, fallback: 0, failed: 0, override: 0, errors: 0, retries: 0 };
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
