import { useUnsavedState } from '@bank/shared/contract';
import { installNetwork } from '../testing/network';
import { watchReloads } from '../testing/reloads';
import { mountOf, registryOf, remoteAt } from '../testing/remotes';
import { applyRegistry, updateOnNavigation } from './applyRegistry';
import { prefetchPage, startFederation } from './federation';
import { queueRegistry, startRegistry, useRegistry } from './registryStore';
import { run, unload } from './running';

const cards = remoteAt('/cards');
const newCards = remoteAt('/cards', { version: '1.0.0-0000000002' });
const current = () => useRegistry.getState().current.revision;
let reloads: () => number;

beforeEach(() => {
  jest.useFakeTimers();
  // A tab reloads automatically at most once in ten seconds.
  jest.advanceTimersByTime(60_000);
  sessionStorage.clear();
  reloads = watchReloads();
  // The runtime warns whenever a remote is registered again.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  useUnsavedState.setState({ count: 0 });
  startRegistry(registryOf(4, [cards]));
  startFederation(registryOf(4, [cards]));
});

afterEach(() => {
  unload(cards);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Whether this document has asked for a reload, which happens once. */
const isReplaced = () => sessionStorage.getItem('bank:renewed') !== null;

test('keeps the current registry until a newer one is known', () => {
  queueRegistry(registryOf(4, [newCards]));
  queueRegistry(registryOf(3, [newCards]));

  expect(applyRegistry('/budget')).toBe(false);
  expect(current()).toBe(4);
});

test('takes what has more documents, however high the revision was before', () => {
  const seen = 1_000_000_004;
  startRegistry({ ...registryOf(seen, [cards]), documents: seen });

  queueRegistry({ ...registryOf(5, [newCards]), documents: seen });
  expect(applyRegistry('/budget')).toBe(false);
  queueRegistry(registryOf(6, [newCards]));
  expect(applyRegistry('/budget')).toBe(false);
  queueRegistry({ ...registryOf(6, [newCards]), documents: seen + 1 });
  expect(applyRegistry('/budget')).toBe(true);

  expect(current()).toBe(6);
});

test('takes the customer’s own versions of the same revision, and no earlier revision', () => {
  queueRegistry(registryOf(4, [cards]), true);
  expect(applyRegistry('/budget')).toBe(false);
  queueRegistry(registryOf(3, [newCards]), true);
  expect(applyRegistry('/budget')).toBe(false);

  queueRegistry(registryOf(4, [newCards]), true);

  expect(applyRegistry('/budget')).toBe(true);
  expect(useRegistry.getState().current.remotes).toEqual([newCards]);
});

test('waits for a safe moment, and applies the newest then', async () => {
  const network = installNetwork();
  queueRegistry(registryOf(6, [newCards]));
  queueRegistry(registryOf(5, [cards]));
  expect(current()).toBe(4);

  updateOnNavigation('/budget');

  expect(current()).toBe(6);
  expect(reloads()).toBe(0);
  network.answer(newCards.entry, {});
  network.answer(newCards.mounts[0]?.preload[0] ?? '', {});
  await prefetchPage('/cards');
  expect(network.callsOf(newCards.entry)).toHaveLength(1);
});

test('applies nothing while something is unsaved', () => {
  queueRegistry(registryOf(5, [newCards]));
  useUnsavedState.setState({ count: 1 });

  updateOnNavigation('/budget');
  expect(current()).toBe(4);

  useUnsavedState.setState({ count: 0 });
  updateOnNavigation('/cards');
  expect(current()).toBe(5);
});

test('needs no new document for a remote that is out of service', () => {
  run(cards);
  queueRegistry(registryOf(5, [{ ...newCards, disabled: { message: 'Back at noon.' } }]));

  updateOnNavigation('/cards');

  expect(isReplaced()).toBe(false);
  expect(current()).toBe(5);
});

test('asks for no new document while something is unsaved, wherever the customer goes', () => {
  run(cards);
  startRegistry(registryOf(5, [newCards]));
  useUnsavedState.setState({ count: 1 });

  updateOnNavigation('/cards');

  expect(isReplaced()).toBe(false);
});

describe('asks for a new document', () => {
  // Each needs a document that has not reloaded yet.
  let document: typeof import('./applyRegistry') & typeof import('./registryStore') & typeof import('./running');

  beforeEach(async () => {
    jest.resetModules();
    document = {
      ...(await import('./applyRegistry')),
      ...(await import('./registryStore')),
      ...(await import('./running')),
    };
    document.startRegistry(registryOf(4, [cards]));
  });

  test('where the remote on screen runs in another version already', () => {
    document.run(cards);
    document.queueRegistry(registryOf(5, [newCards]));

    document.updateOnNavigation('/cards');

    expect(reloads()).toBe(1);
    expect(document.useRegistry.getState().current.revision).toBe(4);
  });

  test('later, when the customer comes to what runs in another version', () => {
    document.run(cards);
    document.queueRegistry(registryOf(5, [newCards]));
    document.updateOnNavigation('/budget');
    expect(document.useRegistry.getState().current.revision).toBe(5);
    expect(reloads()).toBe(0);

    document.updateOnNavigation('/cards');

    expect(reloads()).toBe(1);
  });

  test('where one that fills a slot of the page runs in another version, and not elsewhere', () => {
    const slot = 'bank/dashboard/widget@1';
    const fills = { extensions: [{ slot, id: 'x', title: 'X', expose: 'X', preload: [] }] };
    const home = remoteAt('/home', { slots: [slot] });
    document.run({ ...cards, ...fills });
    document.run(home);
    document.startRegistry(registryOf(4, [cards, home]));
    document.queueRegistry(registryOf(5, [{ ...newCards, ...fills }, home]));

    document.updateOnNavigation('/budget');
    expect(document.useRegistry.getState().current.revision).toBe(5);
    expect(reloads()).toBe(0);

    document.updateOnNavigation('/home');
    expect(reloads()).toBe(1);
  });

  test.each([
    ['bank/header/items@1', '/budget', '/auth/login'],
    ['bank/settings/section@1', '/settings', '/budget'],
  ])('where what fills the shell’s %s runs in another version: at %s, and not at %s', (slot, shown, elsewhere) => {
    const fills = { extensions: [{ slot, id: 'x', title: 'X', expose: 'X', preload: [] }] };
    const auth = remoteAt('/auth/login');
    const login = { ...auth, mounts: [{ ...mountOf(auth), layout: 'public' as const }] };
    document.run({ ...cards, ...fills });
    document.run(login);
    document.queueRegistry(registryOf(5, [{ ...newCards, ...fills }, login]));

    document.updateOnNavigation(elsewhere);
    expect(document.useRegistry.getState().current.revision).toBe(5);
    expect(reloads()).toBe(0);

    document.updateOnNavigation(shown);
    expect(reloads()).toBe(1);
  });

  test('when the shell is another one', () => {
    document.queueRegistry(registryOf(5, [cards], '1.0.0-000000000b'));

    document.updateOnNavigation('/budget');

    expect(reloads()).toBe(1);
  });
});
