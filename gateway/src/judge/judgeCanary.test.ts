import { addTo, type Counts, emptyCounts } from '../events/Counts.ts';
import { failuresOf, randomOf } from '../testing/random.ts';
import { judgeCanary, type Sample } from './judgeCanary.ts';

const RUNS = 100;
const never = { visits: Number.POSITIVE_INFINITY, minutes: 0 };

function sample(side: Sample['side'], counts: Partial<Counts>, gateway = 0): Sample {
  const all = emptyCounts();
  addTo(all, counts);
  return { side, counts: all, gateway, period: '10 0' };
}

function isWithdrawn(...samples: Sample[]): boolean {
  return judgeCanary({ percent: 10, minutesAtShare: 5, samples, visitsAtShare: 0 }, never) !== undefined;
}

test('finds each of 100 canaries that fail in one visit of five, within 60 of its visits at three gateways', () => {
  const random = randomOf(1);
  const visits = Array.from({ length: RUNS }, () => visitsUntilFound(random, { candidate: 0.2, baseline: 0.002 }, 60));

  expect(Math.max(...visits)).toBeLessThanOrEqual(60);
});

test.each([0.001, 0.02])('takes at most one of 100 good canaries for a bad one where %d fail', (rate) => {
  const random = randomOf(2);
  const found = Array.from({ length: RUNS }, () => visitsUntilFound(random, { candidate: rate, baseline: rate }, 1000));

  expect(found.filter(Number.isFinite).length).toBeLessThanOrEqual(1);
});

test('takes no canary for worse because its documents are young: each has an error as often', () => {
  const random = randomOf(4);
  const found = Array.from({ length: 2 * RUNS }, () => {
    // The active version's were open for longer, and have seen ten times as many visits.
    const candidate = withErrors('candidate', 200, 4, random);
    return isWithdrawn(candidate, withErrors('baseline', 180, 40, random));
  });

  expect(found).not.toContain(true);
});

test('leaves a canary that is worse by less than matters, however sure that is', () => {
  const baseline = sample('baseline', { ok: 900_000 });

  expect(isWithdrawn(baseline, failing(100_000, 1900))).toBe(false);
  expect(isWithdrawn(baseline, failing(100_000, 2100))).toBe(true);
});

test.each([
  ['slowPaints', 0.049, false],
  ['slowPaints', 0.051, true],
  ['slowPresses', 0.049, false],
  ['slowPresses', 0.051, true],
  ['troubled', 0.019, false],
  ['troubled', 0.021, true],
] as const)('withdraws one with %s in %d of its pages: %s', (what, rate, expected) => {
  const faults = { slowPaints: 'firstSlowPaints', slowPresses: 'firstSlowPresses', troubled: 'firstTroubled' } as const;
  const chances = (count: number) => ({ ok: count, documents: count, paints: count, presses: count });
  const count = 10_000 * rate;
  const candidate = sample('candidate', { ...chances(10_000), [what]: count, [faults[what]]: count });

  expect(isWithdrawn(candidate, sample('baseline', chances(90_000)))).toBe(expected);
});

test('leaves a canary that fails in one network alone, which has asked each of three gateways', () => {
  const good = sample('baseline', { ok: 50_000 });
  const alone = [0, 1, 2].map((gateway) => sample('candidate', { ok: 5, failed: 90, firstFailed: 1 }, gateway));
  const two = sample('candidate', { ok: 5, failed: 2, firstFailed: 2 }, 0);

  expect(isWithdrawn(good, ...alone)).toBe(false);
  expect(isWithdrawn(good, ...alone, two)).toBe(true);
});

function failing(visits: number, failed: number): Sample {
  return sample('candidate', { ok: visits - failed, failed, firstFailed: failed });
}

/** One document in ten has an error. */
function withErrors(side: Sample['side'], documents: number, visits: number, random: () => number): Sample {
  const troubled = failuresOf(documents, 0.1, random);
  return sample(side, { ok: documents * visits, documents, troubled, firstTroubled: troubled });
}

/** Ten percent of the visits are the canary's, 20 in a minute. */
function visitsUntilFound(random: () => number, rate: { candidate: number; baseline: number }, most: number): number {
  const shares = [6, 7, 7];
  const samples = shares.flatMap((_, gateway) => [sample('candidate', {}, gateway), sample('baseline', {}, gateway)]);
  for (let visits = 20; visits <= most; visits += 20) {
    for (const { side, gateway, counts } of samples) {
      const share = (shares[gateway] ?? 0) * (side === 'candidate' ? 1 : 9);
      const failed = failuresOf(share, rate[side], random);
      addTo(counts, { ok: share - failed, failed, firstFailed: failed });
    }
    if (isWithdrawn(...samples)) return visits;
  }
  return Number.POSITIVE_INFINITY;
}
