import { arrive } from './arrive';

const network = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (status: number, type = 'text/javascript; charset=utf-8') =>
  ({
    status,
    ok: status < 300,
    headers: new Map([['content-type', type]]),
    arrayBuffer: async () => new ArrayBuffer(0),
  }) as unknown as Response;
const { signal } = new AbortController();
const arriving = (isRetry = false) => arrive('/page.js', { signal, integrity: 'sha384-known', isRetry });

beforeEach(() => {
  network.mockReset();
  globalThis.fetch = network as typeof fetch;
});

test.each([404, 410, 500, 503])('does not take an answer with status %d', async (status) => {
  network.mockResolvedValue(answer(status));

  await expect(arriving()).rejects.toThrow(`/page.js answered ${status}.`);
});

test('does not take what the browser would not run', async () => {
  network.mockResolvedValue(answer(200, 'text/plain'));

  await expect(arriving()).rejects.toThrow('/page.js came as "text/plain".');
});

test('leaves it to the browser to compare what arrives with the registry', async () => {
  network.mockResolvedValue(answer(200));

  await arriving();

  expect(network.mock.calls[0]?.[1]).toMatchObject({ integrity: 'sha384-known', signal });
});

test('passes the browser’s cache by when it is asked again', async () => {
  network.mockResolvedValue(answer(200));

  await arriving();
  await arriving(true);

  expect(network.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload']);
});
