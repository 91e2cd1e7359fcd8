import { installConfig, testConfig } from '@bank/shared/testing';
import { installNetwork, type Network } from '../testing/network';
import { watchReloads } from '../testing/reloads';
import { mountOf, registryOf } from '../testing/remotes';

let network: Network;
let reloads: () => number;

/** A document that has just been opened, with a remote and its successor. */
async function openDocument() {
  const { release } = await import('../testing/releases');
  const { loadRemotePart } = await import('./loadRemotePart');
  const { startFederation } = await import('./federation');
  const { startRegistry, useRegistry } = await import('./registryStore');
  const { startVisit } = await import('../telemetry/visits');
  const { useUnsavedState } = await import('@bank/shared/contract');
  const cards = release(network, 'mfe-cards');
  const newCards = release(network, 'mfe-cards', { version: '2' });
  startRegistry(registryOf(4, [cards]));
  startFederation(registryOf(4, [cards]));
  const load = (remote = cards) => {
    const onSettled = jest.fn();
    const attempt = { count: 0, visit: startVisit(remote, mountOf(remote)) };
    const options = { signal: new AbortController().signal, attempt };
    const loading = loadRemotePart(remote, mountOf(remote), options).finally(onSettled);
    loading.catch(() => {});
    return { loading, onSettled };
  };
  return { cards, newCards, load, useRegistry, useUnsavedState };
}
const pass = (ms = 5000) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  sessionStorage.clear();
  reloads = watchReloads();
  network = installNetwork();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('is asked for where another version runs here already, without a question to the gateway', async () => {
  const { load, cards, newCards } = await openDocument();
  await load(cards).loading;
  network.calls.length = 0;

  const { onSettled } = load(newCards);
  await pass();

  expect(reloads()).toBe(1);
  expect(network.calls).toEqual([]);
  expect(onSettled).not.toHaveBeenCalled();
});

test('is not asked for while something is unsaved', async () => {
  const { load, cards, newCards, useUnsavedState } = await openDocument();
  await load(cards).loading;
  network.answer('/banking/registry.json', { status: 304 });
  useUnsavedState.setState({ count: 1 });

  const { loading } = load(newCards);
  await pass();

  expect(reloads()).toBe(0);
  await expect(loading).rejects.toThrow('mfe-cards 2 needs the page to be loaded again.');
});

test('is asked for where the newer registry names what cannot run here', async () => {
  const { load, cards, useRegistry } = await openDocument();
  network.answer(cards.entry, { status: 404 });
  const next = { ...cards, version: '2', entry: 'https://cdn.example/mfe-cards/remoteEntry.js' };
  network.answer('/banking/registry.json', { body: JSON.stringify(registryOf(5, [next])) });

  const { onSettled } = load(cards);
  await pass();

  expect(reloads()).toBe(1);
  expect(useRegistry.getState().current.revision).toBe(4);
  expect(onSettled).not.toHaveBeenCalled();
});

test('follows when an override does not load: the page works without it, and the next one says why', async () => {
  installConfig({ ...testConfig, overrides: true });
  const overrides = { 'mfe-cards': 'http://localhost:4001/bank.json', 'mfe-loans': 'http://localhost:4002/bank.json' };
  sessionStorage.setItem('bank:overrides', JSON.stringify(overrides));
  const { load, cards } = await openDocument();
  network.answer(cards.entry, new TypeError(`Failed to fetch ${'x'.repeat(200)}\nfrom somewhere`));

  const { onSettled } = load(cards);
  await pass();

  const { readOverrides, takeNotice } = await import('./overrideStorage');
  expect(reloads()).toBe(1);
  expect(onSettled).not.toHaveBeenCalled();
  expect(readOverrides()).toEqual({ 'mfe-loans': overrides['mfe-loans'] });
  expect(takeNotice()).toBe(
    `The override of mfe-cards was reset: it did not load (${`Failed to fetch ${'x'.repeat(200)}`.slice(0, 160)}).`,
  );
  installConfig();
});
