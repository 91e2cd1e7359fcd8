import { arrive } from './arrive';
import { FileGone } from './LoadError';

const network = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (status: number) =>
  ({ status, ok: status < 300, arrayBuffer: async () => new ArrayBuffer(0) }) as Response;
const arriving = (isRetry = false) => arrive('/page.js', { signal: new AbortController().signal, isRetry });

beforeEach(() => {
  network.mockReset();
  globalThis.fetch = network as typeof fetch;
  AbortSignal.any ??= ([signal]) => signal ?? new AbortController().signal;
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test.each([
  ['a 404', async () => answer(404)],
  ['a 410', async () => answer(410)],
  ['a network that says nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('takes the file for gone after %s', async (_, respond) => {
  network.mockImplementation(respond);

  await expect(arriving()).rejects.toBeInstanceOf(FileGone);
});

test.each([
  ['a 503', async () => answer(503)],
  ['a time-out', () => Promise.reject(new DOMException('Timed out', 'TimeoutError'))],
])('does not take the file for gone after %s', async (_, respond) => {
  network.mockImplementation(respond);

  await expect(arriving()).rejects.not.toBeInstanceOf(FileGone);
});

test('passes the browser’s cache by when it is asked again', async () => {
  network.mockResolvedValue(answer(200));

  await arriving();
  await arriving(true);

  expect(network.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload']);
});
