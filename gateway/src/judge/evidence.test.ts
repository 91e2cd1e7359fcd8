import { evidence, type Minute } from './evidence.ts';

const RUNS = 100;
const LIMIT = 200;

test('knows nothing before anything has failed, or while one version is alone', () => {
  expect(evidence([])).toBe(1);
  expect(evidence([minute([20, 0], [180, 0])])).toBe(1);
  expect(evidence([minute([20, 20], [0, 0]), minute([0, 0], [180, 90])])).toBe(1);
});

test('grows with each failure of the candidate, and shrinks with each of the baseline', () => {
  const one = evidence([minute([20, 1], [180, 0])]);

  expect(one).toBeGreaterThan(1);
  expect(evidence([minute([20, 2], [180, 0])])).toBeGreaterThan(one);
  expect(evidence([minute([20, 1], [180, 9])])).toBeLessThan(1);
});

test('does not depend on how often one looks: faults count in their minute', () => {
  const [first, second] = [minute([20, 1], [180, 0]), minute([20, 0], [180, 3])];

  expect(evidence([first, second])).toBeCloseTo(evidence([second, first]));
});

test('finds each of 100 candidates that fail in one visit of five, within 60 of its visits', () => {
  const random = randomOf(1);
  const visits = Array.from({ length: RUNS }, () => visitsUntilFound(random, { candidate: 0.2, baseline: 0.002 }, 60));

  expect(Math.max(...visits)).toBeLessThanOrEqual(60);
});

test.each([0.001, 0.02])('takes at most one of 100 good candidates for a bad one where %d fail', (rate) => {
  const random = randomOf(2);
  const found = Array.from({ length: RUNS }, () => visitsUntilFound(random, { candidate: rate, baseline: rate }, 1000));

  expect(found.filter(Number.isFinite).length).toBeLessThanOrEqual(1);
});

/** Ten percent of the visits are the candidate's, 20 in a minute. */
function visitsUntilFound(random: () => number, rate: { candidate: number; baseline: number }, most: number): number {
  const minutes: Minute[] = [];
  for (let visits = 20; visits <= most; visits += 20) {
    minutes.push(minute([20, failuresOf(20, rate.candidate, random)], [180, failuresOf(180, rate.baseline, random)]));
    if (evidence(minutes) >= LIMIT) return visits;
  }
  return Number.POSITIVE_INFINITY;
}

/** Jumps from one failure to the next. */
function failuresOf(visits: number, rate: number, random: () => number): number {
  const gap = () => Math.floor(Math.log(1 - random()) / Math.log(1 - rate));
  let failures = 0;
  for (let visit = gap(); visit < visits; visit += 1 + gap()) failures += 1;
  return failures;
}

function minute([chances, faults]: [number, number], [others, failed]: [number, number]): Minute {
  return { candidate: { chances, faults }, baseline: { chances: others, faults: failed } };
}

/** Gives the same numbers in each run (Mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
