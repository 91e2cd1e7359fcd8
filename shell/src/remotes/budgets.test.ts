import {
  BUDGETS_MS,
  LAST_GOOD_DEADLINE_MS,
  RETRY_DEADLINE_MS,
  RETRY_JITTER_MS,
  rejectOnAbort,
  withTimeout,
} from './budgets';

const forEver = new Promise(() => {});

test('gives back what comes before the end', async () => {
  await expect(rejectOnAbort(new AbortController().signal, Promise.resolve('here'))).resolves.toBe('here');
});

test('waits no longer than its signal', async () => {
  const controller = new AbortController();
  const waiting = rejectOnAbort(controller.signal, forEver);

  controller.abort(new Error('over'));

  await expect(waiting).rejects.toThrow('over');
});

test('does not even begin to wait when it is over already', async () => {
  await expect(rejectOnAbort(AbortSignal.abort(new Error('over')), forEver)).rejects.toThrow('over');
});

test('aborts after its time, or with the other signal', () => {
  jest.useFakeTimers();
  const controller = new AbortController();
  const [first, second] = [withTimeout(100, controller.signal), withTimeout(200, controller.signal)];

  jest.advanceTimersByTime(99);
  expect(first.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect([first.aborted, second.aborted]).toEqual([true, false]);

  controller.abort();
  expect(second.aborted).toBe(true);
  jest.useRealTimers();
});

test('takes a time that is over for no time at all', () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');

  withTimeout(-20, new AbortController().signal);

  expect(timeout).toHaveBeenCalledWith(0);
});

test('leaves no listener behind', async () => {
  jest.useFakeTimers();
  const { signal } = new AbortController();
  const remove = jest.spyOn(signal, 'removeEventListener');

  rejectOnAbort(signal, Promise.resolve());
  await jest.advanceTimersByTimeAsync(0);

  expect(remove).toHaveBeenCalledWith('abort', expect.any(Function));
  jest.useRealTimers();
});

/** docs/decisions/0013 promises these limits, and twice as much for a retry by the customer. */
test('ends a load within 4.5 s, and a first attempt early enough for a second', () => {
  expect(BUDGETS_MS).toEqual({ registry: 1000, entry: 2500, chunk: 2500 });
  expect([RETRY_JITTER_MS, RETRY_DEADLINE_MS, LAST_GOOD_DEADLINE_MS]).toEqual([300, 3500, 4500]);
});
