import { setTimeout } from 'node:timers/promises';
import { drainOnSignal } from './drainOnSignal.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

afterEach(() => {
  delete process.env.BANK_DRAIN_MS;
  jest.restoreAllMocks();
});

/** @param hangs what is under way is never answered */
function server({ hangs = false } = {}) {
  const handlers = new Map<unknown, () => unknown>();
  jest.spyOn(process, 'on').mockImplementation((signal, handler) => {
    handlers.set(signal, handler);
    return process;
  });
  const order: string[] = [];
  jest.spyOn(process, 'exit').mockImplementation((code) => order.push(`exit ${code}`) as never);
  const forever = new Promise<never>(() => {});
  jest.mocked(setTimeout).mockImplementation(async (ms, value) => {
    const isLimit = value === false;
    if (!isLimit) order.push(`wait ${ms} ms`);
    return isLimit && !hangs ? forever : (value as never);
  });
  const isDraining = drainOnSignal(async () => {
    if (hangs) await forever;
    order.push('close');
  });
  return { order, isDraining, send: (signal: string) => handlers.get(signal)?.() };
}

test('a signal to terminate closes the server after BANK_DRAIN_MS, once, and ends the process without an error', async () => {
  process.env.BANK_DRAIN_MS = '5000';
  const { order, isDraining, send } = server();
  expect(isDraining()).toBe(false);

  const ended = send('SIGTERM');
  expect(isDraining()).toBe(true);
  await Promise.all([ended, send('SIGTERM'), send('SIGINT')]);

  expect(order).toEqual(['wait 5000 ms', 'close', 'exit 0']);
});

test('a signal to terminate closes it at once where no time is set', async () => {
  const { order, send } = server();

  await send('SIGTERM');

  expect(order).toEqual(['wait 0 ms', 'close', 'exit 0']);
});

test('a signal of the keyboard closes it at once', async () => {
  process.env.BANK_DRAIN_MS = '5000';
  const { order, send } = server();

  await send('SIGINT');

  expect(order).toEqual(['wait 0 ms', 'close', 'exit 0']);
});

test('what hangs does not keep the process from ending', async () => {
  const { order, send } = server({ hangs: true });

  await send('SIGTERM');

  expect(order).toEqual(['wait 0 ms', 'exit 1']);
});
