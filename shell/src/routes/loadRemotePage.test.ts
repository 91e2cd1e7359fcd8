import { useUnsavedState } from '@bank/shared/contract';
import { loadPage, needsNewPage } from '../federation/federation';
import { FileGone, LoadError, NewPageNeeded } from '../federation/LoadError';
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
const gone = new LoadError('chunk', new FileGone('/page.js answered 404.'));
const hung = new LoadError('entry', new DOMException('Timed out', 'TimeoutError'));

const gateway = jest.fn<Promise<Response>, [string]>();
const answer = (registry: object) =>
  ({ ok: true, headers: new Map(), json: async () => registry }) as unknown as Response;
const load = (signal = new AbortController().signal) => loadRemotePage(cards, mountOf(cards), signal);
const events = () => useLoadLog.getState().events.map(({ name, phase }) => `${name} ${phase}`);
const replaced = Symbol('the page is replaced');
/** What the load has come to by the time that everything else is done. */
const outcome = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 20, replaced))]);

beforeEach(() => {
  jest.resetAllMocks();
  globalThis.fetch = gateway as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
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

test('tries once more when a file was gone and nothing newer is known', async () => {
  jest.mocked(loadPage).mockRejectedValueOnce(gone).mockResolvedValue(Page);

  expect(await load()).toBe(Page);
  expect(jest.mocked(loadPage).mock.calls.map(([, , { isRetry }]) => isRetry)).toEqual([false, true]);
  expect(events()).toEqual(['retried chunk', 'ok chunk']);
});

test('gives up when the file is still gone', async () => {
  jest.mocked(loadPage).mockRejectedValue(gone);

  await expect(load()).rejects.toBe(gone);
  expect(loadPage).toHaveBeenCalledTimes(2);
  expect(events()).toEqual(['retried chunk', 'failed chunk']);
});

test('does not try again what never answered: the customer has waited long enough', async () => {
  jest.mocked(loadPage).mockRejectedValue(hung);

  await expect(load()).rejects.toBe(hung);
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(events()).toEqual(['failed entry']);
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
  expect(events()).toEqual(['failed registry', 'failed entry']);
});

test('has no interest in a page that the customer has left', async () => {
  const leaving = new AbortController();
  jest.mocked(loadPage).mockImplementation(async () => {
    leaving.abort();
    throw gone;
  });

  await expect(load(leaving.signal)).rejects.toBe(gone);
  expect(gateway).not.toHaveBeenCalled();
  expect(events()).toEqual([]);
});
