import { MAX_ARRIVAL_MS, SLOW_AFTER_MS, startLoadClock, useSlowConnection } from './loadClock';

const { signal } = new AbortController();
const pass = (ms: number) => jest.advanceTimersByTime(ms);
const KILOBYTE = 1024;

beforeEach(() => {
  jest.useFakeTimers();
  useSlowConnection.setState({ isSlow: false });
});
afterEach(() => jest.useRealTimers());

test('ends after its time when nothing arrives', () => {
  const clock = startLoadClock();
  const [timeout, deadline] = [clock.timeout(100, signal), clock.deadline(200, signal)];

  pass(99);
  expect(timeout.aborted).toBe(false);
  pass(1);
  expect([timeout.aborted, deadline.aborted]).toEqual([true, false]);
  pass(100);

  expect(deadline.reason).toMatchObject({ name: 'TimeoutError' });
});

test('waits longer by its factor', () => {
  const timeout = startLoadClock(2).timeout(100, signal);

  pass(199);
  expect(timeout.aborted).toBe(false);
  pass(1);

  expect(timeout.aborted).toBe(true);
});

test.each([20, 2400])('counts silence alone while bytes come, every %d ms some', (gapMs) => {
  const clock = startLoadClock();
  const [timeout, deadline] = [clock.timeout(2500, signal), clock.deadline(4500, signal)];
  for (let passedMs = 0; passedMs < 12_000; passedMs += gapMs) {
    pass(gapMs);
    clock.onBytes(gapMs * 2);
  }

  pass(2499);
  expect(timeout.aborted).toBe(false);
  pass(1);
  expect([timeout.aborted, deadline.aborted]).toEqual([true, false]);
  pass(2000);

  expect(deadline.aborted).toBe(true);
});

test('takes bytes that trickle for silence', () => {
  const clock = startLoadClock();
  const deadline = clock.deadline(4500, signal);
  for (let second = 0; second < 5; second += 1) {
    pass(1000);
    clock.onBytes(1);
  }

  expect(deadline.aborted).toBe(true);
});

test('ends what never ends', () => {
  const clock = startLoadClock();
  const deadline = clock.deadline(4500, signal);
  for (let second = 0; second < (MAX_ARRIVAL_MS + 4500) / 1000; second += 1) {
    expect(deadline.aborted).toBe(false);
    pass(1000);
    clock.onBytes(10 * KILOBYTE);
  }

  expect(deadline.aborted).toBe(true);
});

test('does not count the silence before another attempt as a time in which bytes arrive', () => {
  const clock = startLoadClock();
  const deadline = clock.deadline(3500, signal);
  pass(2500);

  clock.timeout(1000, signal);
  clock.onBytes(10 * KILOBYTE);
  pass(1000);

  expect(deadline.aborted).toBe(true);
});

test('ends with the signal that it is given', () => {
  const controller = new AbortController();
  const timeout = startLoadClock().timeout(100, controller.signal);

  controller.abort();

  expect(timeout.aborted).toBe(true);
});

test('calls a connection slow by which bytes arrive for long, and not one that is silent', () => {
  const clock = startLoadClock();
  pass(SLOW_AFTER_MS - 1);
  clock.onBytes(10 * KILOBYTE);
  expect(useSlowConnection.getState().isSlow).toBe(false);
  pass(5000);
  expect(useSlowConnection.getState().isSlow).toBe(false);

  clock.onBytes(KILOBYTE);

  expect(useSlowConnection.getState().isSlow).toBe(true);
});
