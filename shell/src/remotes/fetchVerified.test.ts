import { createHash, webcrypto } from 'node:crypto';
import { streamOf } from '../testing/network';
import { fetchVerified } from './fetchVerified';

const network = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (status: number, type = 'text/javascript; charset=utf-8', text = 'whole') =>
  ({
    status,
    ok: status < 300,
    headers: new Map([['content-type', type]]),
    ...streamOf(text),
  }) as unknown as Response;
const integrity = `sha384-${createHash('sha384').update('whole').digest('base64')}`;
const { signal } = new AbortController();
const onBytes = jest.fn();
const fetching = (isRetry = false) => fetchVerified('/page.js', { signal, onBytes, integrity, isRetry });

beforeEach(() => {
  network.mockReset();
  onBytes.mockReset();
  globalThis.fetch = network as typeof fetch;
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
});

test.each([404, 410, 500, 503])('does not take an answer with status %d', async (status) => {
  network.mockResolvedValue(answer(status));

  await expect(fetching()).rejects.toThrow(`/page.js answered ${status}.`);
});

test('does not take what the browser would not run', async () => {
  network.mockResolvedValue(answer(200, 'text/plain'));

  await expect(fetching()).rejects.toThrow('/page.js came as "text/plain".');
});

test('does not take what has no type', async () => {
  const untyped = Object.assign(answer(200), { headers: new Map() });
  network.mockResolvedValue(untyped);

  await expect(fetching()).rejects.toThrow('/page.js came as "".');
});

test('asks other origins without cookies, and its own with them', async () => {
  network.mockResolvedValue(answer(200));

  await fetching();

  expect(network).toHaveBeenCalledWith(
    '/page.js',
    expect.objectContaining({ mode: 'cors', credentials: 'same-origin' }),
  );
});

test('leaves verification to the script element where the browser cannot hash', async () => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
  network.mockResolvedValue(answer(200, 'text/javascript', 'tampered'));

  await expect(fetching()).resolves.toBeUndefined();
});

test('does not take other bytes than those of the registry', async () => {
  network.mockResolvedValue(answer(200, 'text/javascript', 'tampered'));

  await expect(fetching()).rejects.toThrow('/page.js has another integrity than the registry names: sha384-');
});

test('says what arrives, as it arrives', async () => {
  network.mockResolvedValue(answer(200, 'text/javascript', 'x'.repeat(3000)));

  await expect(fetching()).rejects.toThrow('another integrity');

  expect(onBytes.mock.calls).toEqual([[2048], [952]]);
});

test('passes the browser’s cache by when it is asked again', async () => {
  network.mockImplementation(async () => answer(200));

  await fetching();
  await fetching(true);

  expect(network.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload']);
});
