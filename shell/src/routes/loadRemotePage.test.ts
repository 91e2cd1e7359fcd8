import { useUnsavedState } from '@bank/shared/contract';
import { RETRY_JITTER_MS } from '../federation/budgets';
import { loadPage, needsNewPage } from '../federation/federation';
import { LoadError, NewPageNeeded } from '../federation/LoadError';
import { startNewPage } from '../registry/newPage';
import { startRegistry, useRegistry } from '../registry/registryStore';
import { useLoadLog } from '../telemetry/loadLog';
import { mountOf, registryOf, remoteAt } from '../testing/remotes';
import { loadRemotePage } from './loadRemotePage';

jest.mock('../federation/federation');
jest.mock('../registry/newPage');

const cards = remoteAt('/cards', { name: 'mfe-cards' });
const newCards = remoteAt('/cards', { name: 'mfe-cards', version: '1.0.0-0000000002' });
const Page = () => null;
const gone = new LoadError('chunk', new Error('/page.js answered 404.'));
const hung = new LoadError('entry', new DOMException('Timed out', 'TimeoutError'));

const gateway = jest.fn<Promise<Response>, [string]>();
const answer = (registry: object) =>
  ({ ok: true, headers: new Map(), json: async () => registry }) as unknown as Response;
const load = ({ signal = new AbortController().signal, attempt = 0, remote = cards } = {}) =>
  loadRemotePage(remote, mountOf(remote), { signal, attempt });
const broken = new LoadError('evaluation', new SyntaxError('Unexpected end of input'));
const pastCards = remoteAt('/cards', { name: 'mfe-cards', version: '1.0.0-0000000000' });
const cardsWithPast = { ...cards, previous: { version: pastCards.version, details: '/remotes/past.json' } };
const events = () => useLoadLog.getState().events.map(({ name, phase }) => `${name} ${phase}`);
const replaced = Symbol('the page is replaced');
/** What the load has come to by the time that everything else is done. */
const outcome = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 20, replaced))]);

beforeEach(() => {
  jest.resetAllMocks();
  globalThis.fetch = gateway as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= ([signal]) => signal ?? new AbortController().signal;
  jest.spyOn(Math, 'random').mockReturnValue(0);
  gateway.mockResolvedValue(answer(registryOf(4, [cards])));
  useUnsavedState.setState({ count: 0 });
  useLoadLog.setState({ events: [] });
  startRegistry(registryOf(4, [cards]));
});

test('asks the gateway nothing while all is well', async () => {
  jest.mocked(loadPage).mockResolvedValue(Page);

  expect(await load()).toBe(Page);
  expect(gateway).not.toHaveBeenCalled();
  expect(events()).toEqual(['ok chunk']);
});

test('tries once more, past the browser’s cache, when nothing newer is known', async () => {
  jest.mocked(loadPage).mockRejectedValueOnce(gone).mockResolvedValue(Page);

  expect(await load()).toBe(Page);
  expect(jest.mocked(loadPage).mock.calls.map(([, , { isRetry }]) => isRetry)).toEqual([false, true]);
  expect(events()).toEqual(['retried chunk', 'ok chunk']);
});

test('gives up after the second attempt', async () => {
  jest.mocked(loadPage).mockRejectedValueOnce(hung).mockRejectedValue(gone);

  await expect(load()).rejects.toBe(gone);
  expect(loadPage).toHaveBeenCalledTimes(2);
  expect(events()).toEqual(['retried entry', 'failed chunk']);
});

test('does not try again what arrived and does not run', async () => {
  jest.mocked(loadPage).mockRejectedValue(broken);

  await expect(load()).rejects.toBe(broken);
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(events()).toEqual(['failed evaluation']);
});

test('waits a moment before the second attempt, each page another one', async () => {
  jest.useFakeTimers();
  jest.mocked(Math.random).mockReturnValue(0.5);
  jest.mocked(loadPage).mockRejectedValueOnce(gone).mockResolvedValue(Page);
  const loading = load();

  await jest.advanceTimersByTimeAsync(RETRY_JITTER_MS / 2 - 1);
  expect(loadPage).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(loadPage).toHaveBeenCalledTimes(2);

  expect(await loading).toBe(Page);
  jest.useRealTimers();
});

test('takes the last good version when the active one does not come, and says which', async () => {
  jest.mocked(loadPage).mockRejectedValueOnce(broken).mockResolvedValue(Page);
  gateway.mockImplementation(async (url) =>
    answer(url === '/remotes/past.json' ? pastCards : registryOf(4, [cardsWithPast])),
  );
  startRegistry(registryOf(4, [cardsWithPast]));

  const log = jest.spyOn(console, 'error').mockImplementation(() => {});

  expect(await load({ remote: cardsWithPast })).toBe(Page);
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`${pastCards.version} stands in`), broken);
  expect(jest.mocked(loadPage).mock.calls.at(-1)).toEqual([
    pastCards,
    mountOf(cards),
    expect.objectContaining({ insteadOf: cards.version }),
  ]);
  expect(useLoadLog.getState().events).toMatchObject([
    { name: 'failed', version: cards.version, phase: 'evaluation' },
    { name: 'fallback', version: pastCards.version },
  ]);
});

test('tells of the active version’s failure when the last good one fails too', async () => {
  jest.mocked(loadPage).mockRejectedValueOnce(broken).mockRejectedValue(gone);
  gateway.mockImplementation(async (url) =>
    answer(url === '/remotes/past.json' ? pastCards : registryOf(4, [cardsWithPast])),
  );

  await expect(load({ remote: cardsWithPast })).rejects.toBe(broken);
  expect(events()).toEqual(['failed evaluation']);
});

test('asks for a newer registry before what the customer tries again', async () => {
  gateway.mockResolvedValue(answer(registryOf(5, [newCards])));

  expect(await outcome(load({ attempt: 1 }))).toBe(replaced);
  expect(loadPage).not.toHaveBeenCalled();
  expect(useRegistry.getState().current.remotes).toEqual([newCards]);
});

test('waits longer for what the customer tries again', async () => {
  jest.mocked(loadPage).mockResolvedValue(Page);

  await load();
  await load({ attempt: 1 });

  expect(jest.mocked(loadPage).mock.calls.map(([, , { patience }]) => patience)).toEqual([1, 2]);
});

test('goes on by a newer registry that names another version', async () => {
  jest.mocked(loadPage).mockRejectedValue(gone);
  gateway.mockResolvedValue(answer(registryOf(5, [newCards])));

  expect(await outcome(load())).toBe(replaced);
  expect(useRegistry.getState().current.remotes).toEqual([newCards]);
  expect(events()).toEqual([]);
});

test('asks for a new page where another version has run here', async () => {
  jest.mocked(loadPage).mockRejectedValue(gone);
  jest.mocked(needsNewPage).mockReturnValue(true);
  jest.mocked(startNewPage).mockReturnValue(true);
  gateway.mockResolvedValue(answer(registryOf(5, [newCards])));

  expect(await outcome(load())).toBe(replaced);
  expect(startNewPage).toHaveBeenCalledTimes(1);
});

test('asks for a new page where that is the only way to show the remote', async () => {
  jest.mocked(loadPage).mockRejectedValue(new LoadError('entry', new NewPageNeeded('mfe-cards 1.0.0-0000000001')));
  jest.mocked(startNewPage).mockReturnValue(true);

  expect(await outcome(load())).toBe(replaced);
  expect(startNewPage).toHaveBeenCalledTimes(1);
  expect(gateway).not.toHaveBeenCalled();
});

test('keeps the page while something on it is unsaved', async () => {
  jest.mocked(loadPage).mockRejectedValue(gone);
  useUnsavedState.setState({ count: 1 });
  gateway.mockResolvedValue(answer(registryOf(5, [newCards])));

  await expect(load()).rejects.toBe(gone);
  expect(useRegistry.getState().current.revision).toBe(4);
});

test('says so when the gateway does not answer either', async () => {
  jest.mocked(loadPage).mockRejectedValue(hung);
  gateway.mockRejectedValue(new TypeError('Failed to fetch'));

  await expect(load()).rejects.toBe(hung);
  expect(events()).toEqual(['failed registry', 'retried entry', 'failed entry']);
});

test('has no interest in a page that the customer has left', async () => {
  const leaving = new AbortController();
  jest.mocked(loadPage).mockImplementation(async () => {
    leaving.abort();
    throw gone;
  });

  await expect(load({ signal: leaving.signal })).rejects.toBe(gone);
  expect(gateway).not.toHaveBeenCalled();
  expect(events()).toEqual([]);
});
