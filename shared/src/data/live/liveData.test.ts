import { request } from '../../http';
import { liveData } from './liveData';

jest.mock('../../http', () => ({ ...jest.requireActual('../../http'), request: jest.fn(async () => []) }));

test('asks the API for each resource, and passes the signal on', async () => {
  const { signal } = new AbortController();
  const query = { period: 60, type: 'income', amount: 'high', sort: 'newest' } as const;

  await liveData.accounts(signal);
  await liveData.holdings(signal);
  await liveData.transactions({ ...query, limit: 20, cursor: 'next' }, signal);
  await liveData.transactionsCsv?.(query, signal);

  expect(jest.mocked(request).mock.calls).toEqual([
    [{ url: '/accounts', signal }],
    [{ url: '/holdings', signal }],
    [{ url: '/transactions', params: { ...query, limit: 20, cursor: 'next' }, signal }],
    [{ url: '/transactions.csv', params: query, responseType: 'text', signal }],
  ]);
});
