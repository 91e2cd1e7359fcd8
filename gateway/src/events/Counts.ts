import type { PageEvent, VisitEvent } from './event.ts';

export const OUTCOMES = ['ok', 'slow', 'fallback', 'failed', 'override'] as const satisfies VisitEvent['outcome'][];

/** These count documents: with a visit of the version, with an error, and with a part that gave way to one. */
const DOCUMENTS = ['documents', 'troubled', 'crashed'] as const;
/** `presses` counts those that were answered. */
const OTHERS = ['errors', 'retries', 'paints', 'slowPaints', 'presses', 'slowPresses'] as const;
/** These count each network once in the minutes that `health` looks at: with a visit, and with a failed one. */
const NETWORKS = ['networks', 'failedNetworks'] as const;
/** These count each network once while a canary runs. */
const FIRST_FAULTS = ['firstFailed', 'firstTroubled', 'firstSlowPaints', 'firstSlowPresses'] as const;
const NAMES = [...OUTCOMES, ...DOCUMENTS, ...OTHERS, ...NETWORKS, ...FIRST_FAULTS] as const;
export type Counts = Record<(typeof NAMES)[number], number>;

/** web.dev calls more than this poor. */
const POOR_LCP_MS = 4000;
const POOR_INP_MS = 500;

export function emptyCounts(): Counts {
  return Object.fromEntries(NAMES.map((name) => [name, 0])) as Counts;
}

/** Leaves out what a newer gateway counts besides. */
export function addTo(counts: Counts, more: Partial<Record<string, number>>): void {
  for (const name of NAMES) counts[name] += more[name] ?? 0;
}

export function sumOf(all: Counts[]): Counts {
  const sum = emptyCounts();
  for (const one of all) addTo(sum, one);
  return sum;
}

export function countsOf(event: PageEvent): Counts {
  const counts = emptyCounts();
  addTo(counts, increments(event));
  return counts;
}

function increments(event: PageEvent): Partial<Counts> {
  if (event.type === 'error') {
    const { count, isFirst, isFatal = false } = event;
    return { errors: count, troubled: Number(isFirst), crashed: Number(isFatal) };
  }
  if (event.type === 'visit') {
    const { outcome, retries, isFirst = false } = event;
    return { [outcome]: 1, retries, documents: Number(isFirst && outcome !== 'override') };
  }
  const { name, value } = event;
  if (name === 'LCP') return { paints: 1, slowPaints: Number(value > POOR_LCP_MS) };
  return name === 'INP' ? { presses: 1, slowPresses: Number(value > POOR_INP_MS) } : {};
}

/** Counts visits without those of a developer's own machine. */
export function visitsOf({ ok, slow, fallback, failed }: Counts): number {
  return ok + slow + fallback + failed;
}

/** Counts visits that the version could not serve, also where an earlier one took its place, or the part broke down later. */
export function failedOf({ fallback, failed, crashed }: Counts): number {
  return fallback + failed + crashed;
}
