import { useTrace } from '@bank/shared/http';
import { setSession } from '@bank/shared/session';
import { handleErrors, type RawError } from '../telemetry/errors';
import { registryOf, remoteAt } from '../testing/remotes';
import { startRegistry, useRegistry } from './registryStore';
import { MIN_POLL_GAP_MS, POLL_INTERVAL_MS, watchRegistry } from './watchRegistry';

const answer = (body: unknown, status = 200) =>
  ({ ok: status < 300, status, headers: new Map([['etag', '"a"']]), json: async () => body }) as unknown as Response;
const gateway = jest.fn<Promise<Response>, [string, RequestInit]>();
const onFailure = jest.fn<void, [RawError]>();
const next = () => useRegistry.getState().next?.revision;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = gateway as typeof fetch;
  gateway.mockReset().mockResolvedValue(answer(registryOf(5)));
  onFailure.mockReset();
  setHidden(false);
  startRegistry(registryOf(4));
  handleErrors(onFailure);
  stop = watchRegistry();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
}

const focus = () => window.dispatchEvent(new Event('focus'));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('asks for the registry of the tab’s preview', async () => {
  sessionStorage.setItem('bank:preview', 'a.b.c');
  await pass(MIN_POLL_GAP_MS);
  focus();
  await pass(0);
  sessionStorage.clear();

  expect(gateway).toHaveBeenCalledWith('/banking/registry.json?preview=a.b.c', expect.anything());
});

test('asks when the customer comes back to the page, and keeps what is newer', async () => {
  await pass(MIN_POLL_GAP_MS);
  focus();
  await pass(0);

  expect(gateway).toHaveBeenCalledWith('/banking/registry.json', expect.objectContaining({ cache: 'no-store' }));
  expect(next()).toBe(5);
});

test('asks as soon as a customer signs in, and takes their versions at once, though the revision is the same', async () => {
  const theirs = { ...registryOf(4), shell: useRegistry.getState().current.shell, remotes: [remoteAt('/bills')] };
  gateway.mockResolvedValue(answer(theirs));

  setSession('signed-in');
  await pass(0);

  expect(gateway).toHaveBeenCalledTimes(1);
  expect(useRegistry.getState().current.remotes.map(({ name }) => name)).toEqual([theirs.remotes[0]?.name]);
  setSession('signed-out');
  await pass(0);
  expect(gateway).toHaveBeenCalledTimes(1);
});

test('keeps a newer revision for the next navigation when a customer signs in, too', async () => {
  setSession('signed-in');
  await pass(0);

  expect(useRegistry.getState().current.revision).toBe(4);
  expect(next()).toBe(5);
  setSession('signed-out');
});

test('asks within the trace of the visit', async () => {
  await pass(POLL_INTERVAL_MS);

  const traceparent = expect.stringContaining(`00-${useTrace.getState().id}-`);
  expect(gateway.mock.calls[0]?.[1].headers).toMatchObject({ traceparent });
});

test('sends the last answer’s tag along, and takes a 304 for an answer', async () => {
  await pass(POLL_INTERVAL_MS);
  gateway.mockResolvedValue(answer(undefined, 304));
  await pass(POLL_INTERVAL_MS);

  expect(gateway.mock.calls.at(-1)?.[1].headers).toMatchObject({ 'if-none-match': '"a"' });
  expect(onFailure).not.toHaveBeenCalled();
  expect(next()).toBe(5);
});

test('asks no more often than every ten seconds, however often the page is looked at', async () => {
  for (let second = 0; second < 40; second++) {
    focus();
    await pass(1000);
  }

  expect(gateway).toHaveBeenCalledTimes(3);
});

test('asks every five minutes while the page is in view, and not while it is hidden', async () => {
  await pass(2 * POLL_INTERVAL_MS);
  expect(gateway).toHaveBeenCalledTimes(2);

  setHidden(true);
  await pass(2 * POLL_INTERVAL_MS);
  expect(gateway).toHaveBeenCalledTimes(2);
});

test.each([
  ['a broken network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => answer('', 503)],
  ['a page in place of a registry', async () => answer('<!doctype html>')],
])('keeps the current registry after %s, and reports it once', async (_, respond) => {
  gateway.mockImplementation(respond);

  await pass(POLL_INTERVAL_MS);

  expect(onFailure.mock.calls).toMatchObject([[{ kind: 'load', owner: { name: 'shell' } }]]);
  expect(next()).toBeUndefined();
});
