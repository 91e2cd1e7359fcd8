/** One version had these in one period. */
export interface Tally {
  /** How often something could go wrong. */
  chances: number;
  /** How often it did. */
  faults: number;
}

/** Both versions kept their shares of the customers while this was counted, for an hour at most. */
export interface Period {
  candidate: Tally;
  baseline: Tally;
}

/** How many times as often the candidate might fail: the evidence is the mean over these. */
const RATIOS = [2, 4, 8, 16, 32];

/**
 * How much better "the candidate fails more often" explains the faults than "both fail equally often" does. Given that
 * something failed, it was the candidate with the probability of its share of that period's visits, if both fail equally
 * often. So the product of the likelihood ratios is a nonnegative martingale under that hypothesis: it ever passes 1/α
 * with a probability of at most α, however often one looks (Ville's inequality; Ramdas et al. 2023, "Game-theoretic
 * statistics and safe anytime-valid inference").
 * @returns 1 while nothing is known
 */
export function evidence(periods: readonly Period[]): number {
  const failing = periods.filter(({ candidate, baseline }) => candidate.faults + baseline.faults > 0);
  const logs = RATIOS.map((ratio) => sum(failing.map((period) => logLikelihoodRatio(period, ratio))));
  return sum(logs.map(Math.exp)) / RATIOS.length;
}

function logLikelihoodRatio({ candidate, baseline }: Period, ratio: number): number {
  const share = candidate.chances / (candidate.chances + baseline.chances);
  // A period of one version alone compares nothing.
  if (!(share > 0 && share < 1)) return 0;
  const expected = (ratio * share) / (ratio * share + 1 - share);
  return candidate.faults * Math.log(expected / share) + baseline.faults * Math.log((1 - expected) / (1 - share));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
