import { request } from '../../http';
import { liveData } from './liveData';

jest.mock('../../http', () => ({ request: jest.fn(async () => []) }));

test('asks the API for each resource, and passes the signal on', async () => {
  const { signal } = new AbortController();
  const filter = { period: 60, type: 'income', amount: 'high' } as const;

  await liveData.accounts(signal);
  await liveData.holdings(signal);
  await liveData.transactions(filter, signal);

  expect(jest.mocked(request).mock.calls).toEqual([
    [{ url: '/accounts', signal }],
    [{ url: '/holdings', signal }],
    [{ url: '/transactions', params: filter, signal }],
  ]);
});
