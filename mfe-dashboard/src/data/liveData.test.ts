import { type FakeApi, installApi } from '@bank/shared/testing';
import { liveData } from './liveData';

let api: FakeApi;
const query = { period: 60, type: 'income', amount: 'high', sort: 'newest' } as const;
const asText = { period: '60', type: 'income', amount: 'high', sort: 'newest' };

beforeEach(() => {
  api = installApi();
});

test('asks the API for each resource', async () => {
  api.answer('GET /accounts', { body: [{ id: 'checking' }] });
  api.answer('GET /holdings', { body: { assets: [] } });
  api.answer('GET /transactions', { body: { items: [], next: null } });
  api.answer('GET /transactions.csv', { body: '1,2' });

  await expect(liveData.accounts()).resolves.toEqual([{ id: 'checking' }]);
  await expect(liveData.holdings()).resolves.toEqual({ assets: [], owedOn: 'cards and loans' });
  await expect(liveData.transactions({ ...query, limit: 20, cursor: 'next' })).resolves.toEqual({
    items: [],
    next: null,
  });
  await expect(liveData.transactionsCsv?.(query)).resolves.toBe('1,2');

  expect(api.calls.map(({ query: sent }) => sent)).toEqual([
    {},
    {},
    { ...asText, limit: '20', cursor: 'next' },
    asText,
  ]);
});

test.each<[`/${string}`, (signal: AbortSignal) => Promise<unknown> | undefined]>([
  ['/accounts', (signal) => liveData.accounts(signal)],
  ['/holdings', (signal) => liveData.holdings(signal)],
  ['/transactions', (signal) => liveData.transactions({ ...query, limit: 20 }, signal)],
  ['/transactions.csv', (signal) => liveData.transactionsCsv?.(query, signal)],
])('cancels the call of %s that is no longer wanted', async (path, ask) => {
  jest.useFakeTimers();
  api.answer(`GET ${path}`, 'silence');
  const controller = new AbortController();
  const failure = jest.fn();
  ask(controller.signal)?.catch(failure);
  await jest.advanceTimersByTimeAsync(0);

  controller.abort();
  await jest.advanceTimersByTimeAsync(0);

  expect(failure).toHaveBeenCalled();
  expect(api.calls).toMatchObject([{ isAborted: true }]);
  jest.useRealTimers();
});
