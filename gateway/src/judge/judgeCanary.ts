import { MIN_OTHER_NETWORKS } from '../events/failingVersions.ts';
import { evidence, type Minute, type Tally } from './evidence.ts';

/** What can be counted of both versions, and how much of the evidence it is. The shares add up to one. */
const MEASURES = { failed: 0.5, errors: 0.3, slowPaints: 0.1, slowPresses: 0.1 };
/**
 * The weighted mean of such evidence passes 100 with a probability of at most 1 % when nothing is wrong, whatever the
 * measures have to do with each other.
 */
const EVIDENCE_LIMIT = 100;
const STEPS = [1, 5, 10, 25, 50, 100];

type Measure = keyof typeof MEASURES;
/** By measure, in one minute of one version. */
export type Measured = Record<Measure, Tally>;

export interface Observed {
  candidate: Measured;
  baseline: Measured;
}

export interface Guard {
  /** How many visits a canary needs before more customers get it. */
  visits: number;
  /** How long it needs to be with as many customers before. */
  minutes: number;
}

export interface CanaryFacts {
  percent: number;
  /** Each counts a network's faults once a day. */
  gateways: number;
  minutesAtShare: number;
  /** Since it is a canary. */
  minutes: Observed[];
  /** Visits since as many customers have it. */
  visitsAtShare: number;
}

/** @returns what becomes of the canary and why, or `undefined` while it is not known */
export function judgeCanary(facts: CanaryFacts, guard: Guard): { percent?: number; why: string } | undefined {
  const against = evidenceAgainst(facts.minutes);
  if (against >= EVIDENCE_LIMIT && isWide(facts))
    return { why: `${compared(facts.minutes)}. Evidence ${Math.round(against)}, limit ${EVIDENCE_LIMIT}` };
  // Named customers alone have it: whoever named them says when others get it.
  if (facts.percent === 0) return undefined;
  if (facts.visitsAtShare < guard.visits || facts.minutesAtShare < guard.minutes) return undefined;
  const percent = STEPS.find((step) => step > facts.percent) ?? 100;
  return { percent, why: `${compared(facts.minutes)} at ${facts.percent} %` };
}

/** One network alone, which asks each gateway, decides nothing. */
function isWide({ minutes, gateways }: CanaryFacts): boolean {
  const faults = Object.keys(MEASURES).map(
    (measure) => totalOf(minutes.map(({ candidate }) => candidate[measure as Measure])).faults,
  );
  return Math.max(...faults) >= gateways + MIN_OTHER_NETWORKS;
}

function evidenceAgainst(minutes: Observed[]): number {
  const weighted = Object.entries(MEASURES).map(
    ([measure, share]) => share * evidence(pairsOf(minutes, measure as Measure)),
  );
  return weighted.reduce((sum, one) => sum + one, 0);
}

function pairsOf(minutes: Observed[], measure: Measure): Minute[] {
  return minutes.map(({ candidate, baseline }) => ({ candidate: candidate[measure], baseline: baseline[measure] }));
}

/** `5 of 41 visits failed (2 of 380 with the active version), 0 had errors (0)`, for logs and messages. */
function compared(minutes: Observed[]): string {
  const said = (measure: Measure, what: string) => {
    const pairs = pairsOf(minutes, measure);
    const candidate = totalOf(pairs.map((pair) => pair.candidate));
    const baseline = totalOf(pairs.map((pair) => pair.baseline));
    return `${candidate.faults} of ${candidate.chances} ${what} (active version: ${baseline.faults} of ${baseline.chances})`;
  };
  return [
    said('failed', 'visits failed'),
    said('errors', 'visits had errors'),
    said('slowPaints', 'pages were slow to show'),
    said('slowPresses', 'presses were slow to answer'),
  ].join(', ');
}

function totalOf(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, { chances, faults }) => ({ chances: sum.chances + chances, faults: sum.faults + faults }),
    { chances: 0, faults: 0 },
  );
}
