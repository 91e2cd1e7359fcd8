import { randomOf } from '../testing/random.ts';
import { evidence, type Period } from './evidence.ts';

const LIMIT = 200;
const HOUR = 60;

test('knows nothing before anything has failed, or while one version is alone', () => {
  expect(evidence([])).toBe(1);
  expect(evidence([period([20, 0], [180, 0])])).toBe(1);
  expect(evidence([period([20, 20], [0, 0]), period([0, 0], [180, 90])])).toBe(1);
});

test('grows with each failure of the candidate, and shrinks with each of the baseline', () => {
  const one = evidence([period([20, 1], [180, 0])]);

  expect(one).toBeGreaterThan(1);
  expect(evidence([period([20, 2], [180, 0])])).toBeGreaterThan(one);
  expect(evidence([period([20, 1], [180, 9])])).toBeLessThan(1);
});

test('does not depend on how often one looks: faults count in their period', () => {
  const [first, second] = [period([20, 1], [180, 0]), period([20, 0], [180, 3])];

  expect(evidence([first, second])).toBeCloseTo(evidence([second, first]));
});

test('takes at most one of 100 good candidates for a bad one, where somebody looks each minute for three days', () => {
  const random = randomOf(3);
  const found = Array.from({ length: 200 }, () => isFound(random, 3 * 24 * HOUR));

  expect(found.filter(Boolean).length).toBeLessThanOrEqual(2);
});

/** One of a hundred visits fails in either version; a tenth of the two visits in a minute is the candidate's. */
function isFound(random: () => number, minutes: number): boolean {
  const hours: Period[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    if (minute % HOUR === 0) hours.push(period([0, 0], [0, 0]));
    const { candidate, baseline } = hours.at(-1) ?? period([0, 0], [0, 0]);
    const before = candidate.faults;
    for (const tally of [random() < 0.1 ? candidate : baseline, random() < 0.1 ? candidate : baseline]) {
      tally.chances += 1;
      tally.faults += Number(random() < 0.01);
    }
    // It grows with the candidate's faults alone.
    if (candidate.faults > before && evidence(hours) >= LIMIT) return true;
  }
  return false;
}

function period([chances, faults]: [number, number], [others, failed]: [number, number]): Period {
  return { candidate: { chances, faults }, baseline: { chances: others, faults: failed } };
}
