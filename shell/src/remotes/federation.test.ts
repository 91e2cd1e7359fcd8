import { setLanguage } from '@bank/shared/i18n';
import { provide } from '../runtime/shareScope';
import { installNetwork, type Network } from '../testing/network';
import { release } from '../testing/releases';
import { mountOf, registryOf, remoteAt } from '../testing/remotes';
import { sha384 } from '../testing/sha384';
import { BUDGETS_MS } from './budgets';
import {
  followRegistry,
  loadedPart,
  loadPart,
  needsReload,
  prefetchPage,
  runningFor,
  sharedModules,
  startFederation,
} from './federation';
import { ReloadNeeded } from './LoadError';
import { startLoadClock } from './loadClock';
import { runScript } from './scripts';

let network: Network;
const { signal } = new AbortController();
const Page = () => null;
const load = (remote: Parameters<typeof loadPart>[0], options = {}) =>
  loadPart(remote, mountOf(remote), { signal, clock: startLoadClock(), ...options });
const urls = () => network.calls.map(({ url }) => url);

startFederation(registryOf(1));

beforeEach(() => {
  network = installNetwork();
});

describe('loads a page', () => {
  test('after all its files have been fetched and verified, and keeps it', async () => {
    const remote = release(network, 'mfe-whole', { module: { default: Page } });
    followRegistry(registryOf(1, [remote]));
    expect(loadedPart(remote, mountOf(remote))).toBeUndefined();

    expect(await load(remote)).toBe(Page);

    expect(urls()).toEqual([remote.entry, ...mountOf(remote).preload]);
    expect(loadedPart(remote, mountOf(remote))).toBe(Page);
    expect(runningFor(remote)).toBe(remote);
  });

  test('with the integrity of the registry on its script element', async () => {
    const remote = release(network, 'mfe-element');
    const added = new Promise<HTMLScriptElement>((resolve) => {
      new MutationObserver(([record]) => resolve(record?.addedNodes[0] as HTMLScriptElement)).observe(document, {
        childList: true,
        subtree: true,
      });
    });

    await load(remote);

    const script = await added;
    expect(script.src).toContain(remote.entry);
    expect(script.integrity).toBe(remote.integrity[remote.entry]);
    expect(script.crossOrigin).toBe('anonymous');
  });

  test('whose details the registry leaves out', async () => {
    const details = release(network, 'mfe-details', { module: { default: Page } });
    network.answer('/details.json', { body: JSON.stringify(details) });
    const slim = {
      ...details,
      details: '/details.json',
      integrity: {},
      mounts: [{ ...mountOf(details), preload: [] }],
    };

    expect(await load(slim)).toBe(Page);
    expect(urls()).toEqual(['/details.json', details.entry, ...mountOf(details).preload]);
  });

  test('without hashes in development only', async () => {
    const remote = release(network, 'mfe-development', {
      isDevelopment: true,
      integrity: {},
      module: { default: Page },
    });

    expect(await load(remote)).toBe(Page);
  });

  test('of the version that replaces the active one, for both', async () => {
    const active = release(network, 'mfe-fallback', { version: '2' });
    const substitute = release(network, 'mfe-fallback', { version: '1', module: { default: Page } });
    startFederation(registryOf(1, [{ ...active, previous: { version: '1', details: '/past.json' } }]));

    await load(substitute, { insteadOf: { version: '2', phase: 'entry' } });

    expect(runningFor(active)).toBe(substitute);
    expect(loadedPart(active, mountOf(active))).toBe(Page);
    network.calls.length = 0;
    expect(await load(active)).toBe(Page);
    expect(urls()).toEqual([substitute.entry, ...mountOf(substitute).preload]);
  });
});

describe('runs nothing of a remote', () => {
  test.each([
    ['entry', 0],
    ['chunk', 1],
  ] as const)('whose %s has other bytes than the registry names', async (phase, position) => {
    const remote = release(network, `mfe-tampered-${phase}`);
    const url = [remote.entry, ...mountOf(remote).preload][position] ?? '';
    network.answer(url, { type: 'text/javascript', body: 'tampered' });

    await expect(load(remote)).rejects.toMatchObject({ name: 'LoadError', phase });
    expect(document.querySelector('script[src]')).toBeNull();
    expect(runningFor(remote)).toBeUndefined();
  });

  test.each([
    ['entry', 0],
    ['chunk', 1],
  ] as const)('whose %s has no hash in the registry, and does not even ask for it', async (phase, position) => {
    const remote = release(network, `mfe-nameless-${phase}`);
    const url = [remote.entry, ...mountOf(remote).preload][position] ?? '';
    const { [url]: _, ...integrity } = remote.integrity;

    await expect(load({ ...remote, integrity })).rejects.toMatchObject({
      phase,
      message: `${url} has no hash in the registry.`,
    });
    expect(urls()).not.toContain(url);
  });

  test('whose details do not arrive', async () => {
    const remote = release(network, 'mfe-lost', { details: '/lost.json' });
    network.answer('/lost.json', { status: 503 });

    await expect(load(remote)).rejects.toMatchObject({ phase: 'registry', message: '/lost.json answered 503.' });
  });

  test('whose details mount nothing there', async () => {
    const remote = release(network, 'mfe-elsewhere', { version: '7' });
    const mount = { ...mountOf(remote), path: '/elsewhere' };

    await expect(loadPart(remote, mount, { signal, clock: startLoadClock() })).rejects.toThrow(
      'mfe-elsewhere 7 has nothing for /elsewhere.',
    );
  });
});

describe('ends in time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([1, 2])('when a file does not arrive, with a timeout factor of %d', async (timeoutFactor) => {
    const remote = release(network, `mfe-silent-${timeoutFactor}`);
    network.answer(remote.entry, 'silence');
    const failure = jest.fn();
    load(remote, { clock: startLoadClock(timeoutFactor) }).catch(failure);

    await jest.advanceTimersByTimeAsync(BUDGETS_MS.entry * timeoutFactor - 1);
    expect(failure).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);

    expect(failure).toHaveBeenCalledWith(expect.objectContaining({ phase: 'entry' }));
  });

  test('when the customer leaves, and keeps loading what has started', async () => {
    const remote = release(network, 'mfe-left', { module: { default: Page } });
    network.answer(remote.entry, { type: 'text/javascript', body: remote.entry }, 'silence');
    const leaving = new AbortController();
    const failure = jest.fn();
    load(remote, { signal: leaving.signal }).catch(failure);
    await jest.advanceTimersByTimeAsync(0);

    leaving.abort();
    await jest.advanceTimersByTimeAsync(0);

    expect(failure).toHaveBeenCalledWith(expect.objectContaining({ phase: 'evaluation' }));
    expect(runningFor(remote)).toBe(remote);
  });

  test('when the customer leaves, and forgets what then fails', async () => {
    const remote = release(network, 'mfe-left-failing');
    const file = { type: 'text/javascript', body: remote.entry };
    network.answer(remote.entry, file, 'silence');
    const leaving = new AbortController();
    const failure = jest.fn();
    load(remote, { signal: leaving.signal }).catch(failure);
    await jest.advanceTimersByTimeAsync(0);
    leaving.abort();

    document.querySelector(`script[src="${remote.entry}"]`)?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);

    expect(failure).toHaveBeenCalledTimes(1);
    expect(runningFor(remote)).toBeUndefined();
  });

  test('and can be loaded again when it took too long to run', async () => {
    const remote = release(network, 'mfe-slow');
    network.answer(remote.entry, { type: 'text/javascript', body: remote.entry }, 'silence');
    const deadline = new AbortController();
    const failure = jest.fn();
    load(remote, { signal: deadline.signal }).catch(failure);
    await jest.advanceTimersByTimeAsync(0);

    deadline.abort(new DOMException('Too late', 'TimeoutError'));
    await jest.advanceTimersByTimeAsync(0);

    expect(failure).toHaveBeenCalledWith(expect.objectContaining({ phase: 'evaluation' }));
    expect(runningFor(remote)).toBeUndefined();
  });
});

describe('after a failure while it runs', () => {
  test('says which page has no default export, and can be loaded again', async () => {
    const broken = release(network, 'mfe-empty', { version: '3', module: {} });
    await expect(load(broken)).rejects.toMatchObject({
      phase: 'evaluation',
      message: 'mfe-empty 3: "Page" has no default export.',
    });
    expect(runningFor(broken)).toBeUndefined();

    const repaired = release(network, 'mfe-empty', { version: '4', module: { default: Page } });
    startFederation(registryOf(2, [repaired]));
    expect(await load(repaired)).toBe(Page);
  });

  test('requests the script again', async () => {
    const remote = release(network, 'mfe-broken', { module: { default: Page } });
    const file = { type: 'text/javascript', body: remote.entry };
    network.answer(remote.entry, file, new TypeError('Failed to fetch'), file);
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await expect(load(remote)).rejects.toMatchObject({ phase: 'evaluation' });

    expect(await load(remote, { isRetry: true })).toBe(Page);
    expect(network.callsOf(remote.entry).map(({ init }) => init.cache)).toEqual(['default', 'reload']);
  });
});

describe('needs a new document', () => {
  test('for another version of what runs', async () => {
    const old = release(network, 'mfe-old', { version: '1', module: { default: Page } });
    const next = release(network, 'mfe-old', { version: '2' });
    await load(old);

    expect(needsReload(old)).toBe(false);
    expect(needsReload(next)).toBe(true);
    expect(loadedPart(next, mountOf(next))).toBeUndefined();
    await expect(load(next)).rejects.toMatchObject({
      phase: 'entry',
      message: 'mfe-old 2 needs the page to be loaded again.',
      cause: expect.any(ReloadNeeded),
    });
  });

  test('for an origin that the policy of this one does not allow', () => {
    const entry = 'https://cdn.example/mfe-far/remoteEntry.js';
    const far = release(network, 'mfe-far', { entry });
    expect(needsReload(far)).toBe(true);

    startFederation(registryOf(2, [far]));
    expect(needsReload(far)).toBe(false);
    expect(needsReload({ ...far, version: '9' })).toBe(false);
    expect(needsReload({ ...far, entry: 'https://other.example/remoteEntry.js' })).toBe(false);
    expect(needsReload({ ...far, entry: 'https://other.example/remoteEntry.js', version: '9' })).toBe(true);
  });

  test('not for the last good version, whose origin the policy allows with its remote', () => {
    const previous = { version: '1', details: '/past.json' };
    const active = release(network, 'mfe-two-origins', { version: '2', previous });
    startFederation(registryOf(2, [active]));

    expect(needsReload({ ...active, version: '1', entry: 'https://past.example/remoteEntry.js' })).toBe(false);
  });

  test('not for the origin of the shell’s own scripts', () => {
    const script = document.createElement('script');
    script.src = 'https://shell.example/main.js';
    document.head.append(script);
    network.answer(script.src, {});
    startFederation(registryOf(2));

    expect(needsReload(release(network, 'mfe-beside', { entry: 'https://shell.example/remoteEntry.js' }))).toBe(false);
  });
});

describe('in a language that the remote has texts in', () => {
  const inSpanish = (name: string) => {
    const remote = release(network, name, { module: { default: Page } });
    const texts = `/artifacts/${name}/texts-es.0.js`;
    return { remote: { ...remote, integrity: { ...remote.integrity, [texts]: sha384(texts) } }, texts };
  };

  beforeEach(() => setLanguage('es'));
  afterEach(() => setLanguage('en'));

  test('fetches them beside its code, and does without them when they are lost', async () => {
    const { remote, texts } = inSpanish('mfe-texts');
    network.answer(texts, { status: 404 });

    expect(await load(remote)).toBe(Page);
    expect(urls()).toEqual([texts, remote.entry, ...mountOf(remote).preload]);
  });

  test('prefetches them with the page', async () => {
    const { remote, texts } = inSpanish('mfe-texts-ahead');
    network.answer(texts, {});
    followRegistry(registryOf(2, [remote]));

    await prefetchPage('/cards');

    expect(urls()).toEqual([remote.entry, ...mountOf(remote).preload, texts]);
  });
});

describe('prefetches', () => {
  test('entry and files of the page at a path, with low priority', async () => {
    const remote = release(network, 'mfe-ahead');
    followRegistry(registryOf(2, [remoteAt('/budget'), remote]));

    await prefetchPage('/cards');

    expect(network.calls).toEqual(
      [remote.entry, ...mountOf(remote).preload].map((url) => ({
        url,
        init: expect.objectContaining({ priority: 'low' }),
      })),
    );
  });

  test('the details first where the registry leaves them out', async () => {
    const remote = release(network, 'mfe-ahead-details');
    network.answer('/ahead.json', { body: JSON.stringify(remote) });
    followRegistry(
      registryOf(2, [{ ...remote, details: '/ahead.json', mounts: [{ ...mountOf(remote), preload: [] }] }]),
    );

    await prefetchPage('/cards');

    expect(urls()).toEqual(['/ahead.json', remote.entry, ...mountOf(remote).preload]);
  });

  test('a page of the registry that the document starts with, among others of its remote, for ten seconds', async () => {
    const remote = release(network, 'mfe-ahead-first');
    const mounts = [mountOf(remote), { ...mountOf(remote), path: '/cards/new', preload: [] }];
    startFederation(registryOf(2, [{ ...remote, mounts }]));
    const timeout = jest.spyOn(AbortSignal, 'timeout');

    await prefetchPage('/cards/new');

    expect(urls()).toEqual([remote.entry]);
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  test('nothing when the details do not mount the path', async () => {
    const remote = release(network, 'mfe-ahead-elsewhere', { details: '/ahead-elsewhere.json' });
    network.answer('/ahead-elsewhere.json', { body: JSON.stringify({ ...remote, mounts: [] }) });
    followRegistry(registryOf(2, [remote]));

    await expect(prefetchPage('/cards')).resolves.toBeUndefined();
    expect(urls()).toEqual(['/ahead-elsewhere.json']);
  });

  test('nothing where no remote is mounted, or where it is out of service', async () => {
    followRegistry(registryOf(2, [release(network, 'mfe-disabled', { disabled: { message: 'Back at noon.' } })]));

    await prefetchPage('/cards');
    await prefetchPage('/budget');

    expect(network.calls).toEqual([]);
  });

  test('a page once, and again only if it did not arrive', async () => {
    const remote = release(network, 'mfe-ahead-once');
    network.answer(remote.entry, new TypeError('Failed to fetch'), { body: remote.entry });
    followRegistry(registryOf(2, [remote]));

    for (const _ of [1, 2, 3]) await prefetchPage('/cards');

    expect(network.callsOf(remote.entry)).toHaveLength(2);
  });

  test('no longer what it has begun when another page is opened', async () => {
    const [ahead, opened] = [
      release(network, 'mfe-ahead-stopped'),
      release(network, 'mfe-opened', { module: { default: Page } }),
    ];
    const budget = { ...opened, mounts: [{ ...mountOf(opened), path: '/budget' }] };
    network.answer(ahead.entry, 'silence');
    followRegistry(registryOf(2, [ahead, budget]));
    for (const path of ['/cards', '/budget']) await prefetchPage(path);
    const [other, own] = [ahead, opened].map(({ entry }) => network.callsOf(entry)[0]?.init?.signal);
    expect(other?.aborted).toBe(false);

    await load(budget);

    expect(other?.aborted).toBe(true);
    expect(own?.aborted).toBe(false);
  });

  test('nothing that is loaded already', async () => {
    const remote = release(network, 'mfe-ahead-loaded', { module: { default: Page } });
    followRegistry(registryOf(2, [remote]));
    await load(remote);
    network.calls.length = 0;

    await prefetchPage('/cards');

    expect(network.calls).toEqual([]);
  });

  test('nothing for customers who save data', async () => {
    followRegistry(registryOf(2, [release(network, 'mfe-saving')]));
    const connection = { saveData: true };
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

    await prefetchPage('/cards');
    expect(network.calls).toEqual([]);

    connection.saveData = false;
    await prefetchPage('/cards');
    expect(network.calls).toHaveLength(2);
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('nothing more when the details do not arrive, and says nothing of it', async () => {
    network.answer('/gone.json', { status: 500 });
    followRegistry(registryOf(2, [release(network, 'mfe-gone', { details: '/gone.json' })]));

    await expect(prefetchPage('/cards')).resolves.toBeUndefined();
    expect(urls()).toEqual(['/gone.json']);
  });
});

test('names what is in the share scope, and who provides it', () => {
  provide('react', '19.3.1', {});

  expect(sharedModules()).toEqual([{ name: 'react', version: '19.3.1', providedBy: 'shell' }]);
});

test('allows the scripts of a registry that it follows', async () => {
  const remote = release(network, 'mfe-followed', { entry: 'https://cdn.example/mfe-followed/remoteEntry.js' });

  followRegistry(registryOf(2, [remote]));

  await expect(runScript(remote.entry)).resolves.toBeUndefined();
});
