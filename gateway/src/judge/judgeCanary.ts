import { groupBy } from '@bank/registry/groupBy.ts';
import { type Counts, failedOf, sumOf, visitsOf } from '../events/Counts.ts';
import { MIN_OTHER_NETWORKS } from '../events/failingVersions.ts';
import { evidence, type Tally } from './evidence.ts';

interface Measure {
  /** The measure is this part of the evidence; all weights add up to one. */
  weight: number;
  /** A canary is withdrawn only if its rate is higher by at least this: cold caches make a new version slower at first. */
  margin: number;
  what: string;
  of: (counts: Counts) => Tally;
  /** Counts the networks in which something went wrong. */
  networks: (counts: Counts) => number;
}

const MEASURES: Measure[] = [
  {
    weight: 0.5,
    margin: 0.02,
    what: 'visits failed',
    of: (counts) => ({ chances: visitsOf(counts), faults: failedOf(counts) }),
    networks: ({ firstFailed }) => firstFailed,
  },
  {
    weight: 0.3,
    margin: 0.02,
    what: 'documents had errors',
    of: ({ documents, troubled }) => ({ chances: documents, faults: troubled }),
    networks: ({ firstTroubled }) => firstTroubled,
  },
  {
    weight: 0.1,
    margin: 0.05,
    what: 'pages were slow to show',
    of: ({ paints, slowPaints }) => ({ chances: paints, faults: slowPaints }),
    networks: ({ firstSlowPaints }) => firstSlowPaints,
  },
  {
    weight: 0.1,
    margin: 0.05,
    what: 'presses were slow to answer',
    of: ({ presses, slowPresses }) => ({ chances: presses, faults: slowPresses }),
    networks: ({ firstSlowPresses }) => firstSlowPresses,
  },
];
/**
 * The weighted mean passes this limit with a probability of at most 1 % while nothing is wrong, however the measures
 * correlate.
 */
const EVIDENCE_LIMIT = 100;
const STEPS = [1, 5, 10, 25, 50, 100];

/** One gateway has counted this of one of the two versions in one period. */
export interface Sample {
  gateway: number;
  period: string;
  side: 'candidate' | 'baseline';
  counts: Counts;
}

export interface Guard {
  /** A canary needs so many visits at its share before more customers get it. */
  visits: number;
  /** It needs so long at its share, too. */
  minutes: number;
}

export interface CanaryFacts {
  percent: number;
  minutesAtShare: number;
  /** They are all of this canary, none of an earlier one of the same version. */
  samples: Sample[];
  /** Counts the canary's visits at this share. */
  visitsAtShare: number;
}

/** @returns what becomes of the canary and why, or `undefined` while it is not known */
export function judgeCanary(facts: CanaryFacts, guard: Guard): { percent?: number; why: string } | undefined {
  const { percent, samples } = facts;
  const against = evidenceAgainst(samples);
  if (against >= EVIDENCE_LIMIT && MEASURES.some((measure) => isMaterial(samples, measure)))
    return { why: `${compared(samples)}. Evidence ${Math.round(against)}, limit ${EVIDENCE_LIMIT}` };
  // Only named customers have it: the operator who named them decides when others get it.
  if (percent === 0) return undefined;
  if (facts.visitsAtShare < guard.visits || facts.minutesAtShare < guard.minutes) return undefined;
  const next = STEPS.find((step) => step > percent) ?? 100;
  return { percent: next, why: `${compared(samples)} at ${percent} %` };
}

/** Each network counts once: one that fails again and again, or makes it up, is one fault. */
function evidenceAgainst(samples: Sample[]): number {
  const periods = groupBy(samples, ({ period }) => period).map((same) => ({
    candidate: totalOf(same, 'candidate'),
    baseline: totalOf(same, 'baseline'),
  }));
  const weighted = MEASURES.map(({ weight, of, networks }) => {
    const tally = (counts: Counts) => ({ chances: of(counts).chances, faults: networks(counts) });
    const pairs = periods.map(({ candidate, baseline }) => ({
      candidate: tally(candidate),
      baseline: tally(baseline),
    }));
    return weight * evidence(pairs);
  });
  return weighted.reduce((sum, one) => sum + one, 0);
}

/** Tells whether the difference matters to several networks: one alone may have asked each gateway. */
function isMaterial(samples: Sample[], { of, networks, margin }: Measure): boolean {
  const [candidate, baseline] = [totalOf(samples, 'candidate'), totalOf(samples, 'baseline')];
  const others = groupBy(samples, ({ gateway }) => gateway)
    .map((same) => Math.max(networks(totalOf(same, 'candidate')) - 1, 0))
    .reduce((sum, one) => sum + one, 0);
  return others >= MIN_OTHER_NETWORKS && rateOf(of(candidate)) - rateOf(of(baseline)) >= margin;
}

function rateOf({ chances, faults }: Tally): number {
  return chances === 0 ? 0 : faults / chances;
}

/** @returns for logs and messages, such as `5 of 41 visits failed (active version: 2 of 380), …` */
function compared(samples: Sample[]): string {
  const [candidate, baseline] = [totalOf(samples, 'candidate'), totalOf(samples, 'baseline')];
  return MEASURES.map(({ what, of }) => {
    const [one, other] = [of(candidate), of(baseline)];
    return `${one.faults} of ${one.chances} ${what} (active version: ${other.faults} of ${other.chances})`;
  }).join(', ');
}

function totalOf(samples: Sample[], side: Sample['side']): Counts {
  return sumOf(samples.filter((one) => one.side === side).map(({ counts }) => counts));
}
