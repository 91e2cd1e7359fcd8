import { ProblemError } from '../bank/ProblemError.ts';
import { Lanes } from './Lanes.ts';

const limits = { running: 2, waiting: 3, maxWaitMs: 1000 };
const { signal } = new AbortController();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Enters, and writes down the outcome. */
async function enterAs(lanes: Lanes, name: string, outcomes: string[], key = 'a', given = signal) {
  try {
    const leave = await lanes.enter(key, given);
    outcomes.push(name);
    return leave;
  } catch (error) {
    outcomes.push(`${name}: ${error instanceof ProblemError ? error.problem.type : String(error)}`);
    return () => {};
  }
}

const settle = () => jest.advanceTimersByTimeAsync(0);

test('lets two of one key in at once, the others in the order in which they came, and another key at once', async () => {
  const lanes = new Lanes(limits);
  const entered: string[] = [];
  const first = await enterAs(lanes, '1', entered);
  for (const name of ['2', '3', '4']) void enterAs(lanes, name, entered);
  void enterAs(lanes, 'other', entered, 'b');
  await settle();
  expect(entered).toEqual(['1', '2', 'other']);

  first();
  first();
  await settle();

  expect(entered).toEqual(['1', '2', 'other', '3']);
});

test('has all places again once everybody has left', async () => {
  const lanes = new Lanes(limits);
  const entered: string[] = [];
  const places = Array.from({ length: 5 }, (_, index) => enterAs(lanes, `${index}`, entered));
  for (const place of places) (await place)();

  for (const name of ['5', '6', '7']) void enterAs(lanes, name, entered);
  await settle();

  expect(entered).toEqual(['0', '1', '2', '3', '4', '5', '6']);
});

test('refuses what would wait behind too many, and what has waited for too long', async () => {
  const lanes = new Lanes(limits);
  const outcomes: string[] = [];
  for (const name of ['1', '2', '3', '4', '5', '6']) void enterAs(lanes, name, outcomes);
  await settle();
  expect(outcomes).toEqual(['1', '2', '6: /problems/too-many-attempts']);

  await jest.advanceTimersByTimeAsync(limits.maxWaitMs);

  const late = ['3', '4', '5'].map((name) => `${name}: /problems/too-many-attempts`);
  expect(outcomes.slice(3)).toEqual(late);
  expect(jest.getTimerCount()).toBe(0);
});

test('leaves out whoever no longer waits', async () => {
  const lanes = new Lanes(limits);
  const outcomes: string[] = [];
  const first = await enterAs(lanes, '1', outcomes);
  void enterAs(lanes, '2', outcomes);
  const aborted = new AbortController();
  void enterAs(lanes, '3', outcomes, 'a', aborted.signal);
  void enterAs(lanes, '4', outcomes);
  aborted.abort();
  await settle();
  void enterAs(lanes, '5', outcomes, 'a', aborted.signal);
  await settle();
  first();
  await settle();

  const refused = ['3', '5'].map((name) => `${name}: /problems/too-many-attempts`);
  expect(outcomes).toEqual(['1', '2', ...refused, '4']);
});
