import { MAX_ARRIVAL_MS, SLOW_AFTER_MS, startLoadClock, useSlowConnection } from './loadClock';

const { signal } = new AbortController();
const pass = (ms: number) => jest.advanceTimersByTime(ms);
const KILOBYTE = 1024;

type File = Pick<PerformanceResourceTiming, 'encodedBodySize' | 'responseStart' | 'responseEnd'>;
type Report = (list: { getEntries: () => File[] }) => void;

/** What the browser says of each file once it is whole; jsdom fetches none. */
class FileObserver {
  static watching = new Set<Report>();
  constructor(private readonly report: Report) {}
  observe() {
    FileObserver.watching.add(this.report);
  }
  disconnect() {
    FileObserver.watching.delete(this.report);
  }
}

/** A file of the page before has come, for `ms`; the browser may report it later. */
function receive(encodedBodySize: number, ms: number, reportedAfterMs = 0): void {
  const responseEnd = performance.now() - reportedAfterMs;
  const files = [{ encodedBodySize, responseStart: responseEnd - ms, responseEnd }];
  for (const report of FileObserver.watching) report({ getEntries: () => files });
}

beforeEach(() => {
  FileObserver.watching.clear();
  Object.assign(globalThis, { PerformanceObserver: FileObserver });
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

test('waits while files of the page before come by a slow connection', () => {
  const deadline = startLoadClock().deadline(3500, signal);
  for (let second = 0; second < 10; second += 2) {
    pass(2000);
    receive(4 * KILOBYTE, 2000);
  }
  expect(useSlowConnection.getState().isSlow).toBe(true);

  pass(3499);
  expect(deadline.aborted).toBe(false);
  pass(1);

  expect(deadline.aborted).toBe(true);
  expect(FileObserver.watching.size).toBe(0);
});

test('counts no time twice when the browser reports a file after later bytes', () => {
  const clock = startLoadClock();
  const deadline = clock.deadline(3500, signal);
  pass(1000);
  clock.onBytes(10 * KILOBYTE);
  receive(KILOBYTE, 500, 500);
  pass(1000);
  clock.onBytes(10 * KILOBYTE);

  pass(3499);
  expect(deadline.aborted).toBe(false);
  pass(1);

  expect(deadline.aborted).toBe(true);
});

test('waits no longer for a part that hangs because other files come quickly', () => {
  const deadline = startLoadClock().deadline(3500, signal);
  for (let second = 0; second < 3; second += 1) {
    pass(1000);
    receive(100 * KILOBYTE, 10);
  }

  pass(529);
  expect(deadline.aborted).toBe(false);
  pass(1);

  expect(deadline.aborted).toBe(true);
});
