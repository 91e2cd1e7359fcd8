import type { Figure, Unit } from '../Bench.ts';
import { type Measured, measuredIn, type Run } from './Run.ts';

type Verdict = 'better' | 'worse' | 'same';

export interface Compared extends Measured {
  before?: Figure;
  /** None where there is nothing to compare with, or where another moment of the same machine would be different too. */
  verdict?: Verdict;
}

/** Units that depend on the code alone, not on what else the machine does. Ratios do as well. */
const COMPARABLE: Unit[] = ['bytes', 'count', 'score', 'shift'];
const MORE_IS_BETTER: Unit[] = ['score', 'per second'];
/** The share by which a figure without a band may differ. */
const TOLERANCE = 0.01;

export function compareRuns(now: Run, before?: Run): Compared[] {
  const earlier = new Map(before ? measuredIn(before).map(({ id, figure }) => [id, figure]) : []);
  return measuredIn(now).map((measured) => {
    const known = earlier.get(measured.id);
    if (!known) return measured;
    return {
      ...measured,
      before: known,
      ...(isJudged(measured.figure) && { verdict: verdictOf(measured.figure, known) }),
    };
  });
}

/** A ratio of few turns has no band, and says nothing. */
function isJudged({ unit, band }: Figure): boolean {
  return unit === 'times' ? band !== undefined : COMPARABLE.includes(unit);
}

/** Bands that overlap are noise. */
function verdictOf(now: Figure, before: Figure): Verdict {
  const [[low, high], [formerLow, formerHigh]] = [bandOf(now), bandOf(before)];
  if (low <= formerHigh && formerLow <= high) return 'same';
  return low > formerHigh === MORE_IS_BETTER.includes(now.unit) ? 'better' : 'worse';
}

function bandOf({ value, band }: Figure): [number, number] {
  return band ?? [value * (1 - TOLERANCE), value * (1 + TOLERANCE)];
}
