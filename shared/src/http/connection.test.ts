import { AxiosError } from 'axios';
import { setConnection, useConnection } from './connection';
import { type Script, scriptedClient } from './scriptedClient';

const status = () => useConnection.getState().status;
const broken = () => {
  throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
};

beforeEach(() => setConnection('online'));
afterEach(() => jest.restoreAllMocks());

test.each([502, 503, 504])('takes a %i for trouble at the bank, and the next answer for its end', async (answer) => {
  const answers = [answer, 200];
  const { client } = scriptedClient((_, position) => answers[position - 1] ?? 500);

  await client.get('/things').catch(() => {});
  expect(status()).toBe('unreachable');
  await client.get('/things');

  expect(status()).toBe('online');
});

test.each<[string, Script]>([
  ['answers with 503', () => 503],
  ['does not answer in time', () => new Promise(() => {})],
  [
    'breaks off',
    (config) => {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    },
  ],
])('takes it for the service’s own failure when a squad’s service %s', async (_, script) => {
  const { client } = scriptedClient(script);

  await expect(client.get('/limits', { baseURL: '/api/cards', timeout: 10 })).rejects.toThrow(AxiosError);

  expect(status()).toBe('online');
});

test('does not take a squad’s service that answers for a bank that does', async () => {
  const { client } = scriptedClient(() => 200);
  setConnection('unreachable');

  await client.get('/limits', { baseURL: '/api/cards' });

  expect(status()).toBe('unreachable');
});

test.each([400, 401, 404, 429, 500])('takes a %i for one call’s own failure', async (answer) => {
  const { client, signOut } = scriptedClient(() => answer);
  signOut();

  await client.get('/things').catch(() => {});

  expect(status()).toBe('online');
});

test('tells a device without a network from a bank that does not answer', async () => {
  const { client } = scriptedClient(broken);
  const onLine = jest.spyOn(navigator, 'onLine', 'get');

  onLine.mockReturnValue(true);
  await client.get('/things').catch(() => {});
  expect(status()).toBe('unreachable');
  onLine.mockReturnValue(false);
  await client.get('/things').catch(() => {});

  expect(status()).toBe('offline');
});

test('ignores a cancelled request', async () => {
  const { client } = scriptedClient(() => new Promise(() => {}));
  const controller = new AbortController();
  const call = client.get('/things', { signal: controller.signal }).catch(() => {});

  controller.abort();
  await call;

  expect(status()).toBe('online');
});

test('is online at first, and again after any answer of the bank, and tells of changes only', async () => {
  const onChange = jest.fn();
  expect(useConnection.getInitialState()).toEqual({ status: 'online' });
  setConnection('unreachable');
  const { client } = scriptedClient(() => 404);
  const unsubscribe = useConnection.subscribe(onChange);

  await client.get('/things').catch(() => {});
  await client.get('/things').catch(() => {});
  unsubscribe();

  expect(status()).toBe('online');
  expect(onChange).toHaveBeenCalledTimes(1);
});
