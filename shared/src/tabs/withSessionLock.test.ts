import { installLocks } from '../testing/FakeLocks';
import { LOCK_WAIT_MS, withSessionLock } from './withSessionLock';

let removeLocks: () => void;
const never = new Promise<never>(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  removeLocks = installLocks();
});

afterEach(() => {
  removeLocks();
  jest.useRealTimers();
});

test('does one thing after the other, and hands over what each came to', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await jest.advanceTimersByTimeAsync(10);
    order.push(`${name} ends`);
    return name;
  };

  const results = await Promise.all([withSessionLock(work('one')), withSessionLock(work('two'))]);

  expect(results).toEqual(['one', 'two']);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('hands over what went wrong, and lets the next one in', async () => {
  const failing = withSessionLock(() => Promise.reject(new Error('503')));

  await expect(failing).rejects.toThrow('503');
  await expect(withSessionLock(async () => 'next')).resolves.toBe('next');
});

test('takes the lock from a tab that is stuck, so that nobody waits for ever', async () => {
  withSessionLock(() => never).catch(() => {});
  const next = withSessionLock(async () => 'done');
  let outcome: string | undefined;
  next.then((value) => {
    outcome = value;
  });

  await jest.advanceTimersByTimeAsync(LOCK_WAIT_MS - 1);
  expect(outcome).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);

  expect(outcome).toBe('done');
  await expect(withSessionLock(async () => 'and the next at once')).resolves.toBe('and the next at once');
});

test('lets slow work end that lost the lock on the way', async () => {
  const slow = withSessionLock(() => new Promise<string>((resolve) => setTimeout(resolve, LOCK_WAIT_MS * 2, 'slow')));
  withSessionLock(async () => 'impatient');

  await jest.advanceTimersByTimeAsync(LOCK_WAIT_MS * 2);

  await expect(slow).resolves.toBe('slow');
});

test('stops waiting when cancelled, and does nothing', async () => {
  withSessionLock(() => never).catch(() => {});
  const work = jest.fn(async () => {});
  const controller = new AbortController();
  const waiting = withSessionLock(work, controller.signal);

  controller.abort(new Error('signed out'));

  await expect(waiting).rejects.toThrow('signed out');
  await jest.advanceTimersByTimeAsync(LOCK_WAIT_MS);
  expect(work).not.toHaveBeenCalled();
});

test('works without locks where the browser has none', async () => {
  removeLocks();

  await expect(withSessionLock(async () => 'done')).resolves.toBe('done');
});
