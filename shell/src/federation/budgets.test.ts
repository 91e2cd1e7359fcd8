import { rejectOnAbort, withTimeout } from './budgets';

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

test('a budget that is used up is none, and no error', () => {
  AbortSignal.any ??= ([signal]) => signal ?? new AbortController().signal;
  const timeout = jest.fn((_: number) => new AbortController().signal);
  AbortSignal.timeout = timeout;

  withTimeout(-20, new AbortController().signal);

  expect(timeout).toHaveBeenCalledWith(0);
});
