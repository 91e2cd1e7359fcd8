import { remoteAt } from '../testing/remotes';
import {
  allowOrigin,
  allowScripts,
  applyStyleSheets,
  installScriptPolicy,
  originOf,
  removeElements,
  runScript,
} from './scripts';

type CreateScriptUrl = (url: string) => string | null;
const createPolicy = jest.fn<unknown, [string, { createScriptURL: CreateScriptUrl }]>();
const shellHashes = document.createElement('script');
shellHashes.type = 'application/json';
shellHashes.id = 'bank-shell';
shellHashes.textContent = JSON.stringify({ '/artifacts/shell/1/main.js': 'sha384-shell' });
document.head.append(shellHashes);

const development = { entry: 'http://localhost:4001/remoteEntry.js', isDevelopment: true };

beforeEach(() => createPolicy.mockReset());

describe('the Trusted Types policy', () => {
  function installedPolicy(): CreateScriptUrl {
    Object.assign(globalThis, { trustedTypes: { defaultPolicy: null, createPolicy } });
    installScriptPolicy();
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('default');
    return rules?.createScriptURL ?? (() => 'no policy');
  }

  test('lets the shell’s scripts, those of the registry and those of development servers pass, and no others', () => {
    const allows = installedPolicy();
    allowScripts([remoteAt('/cards', { integrity: { '/artifacts/mfe-cards/1/page.js': 'sha384-page' } })]);
    allowScripts([remoteAt('/loans', development)]);

    expect(allows('/artifacts/shell/1/main.js')).toBe('/artifacts/shell/1/main.js');
    expect(allows(`${location.origin}/artifacts/mfe-cards/1/page.js`)).not.toBeNull();
    expect(allows('http://localhost:4001/hot-update.js')).toBe('http://localhost:4001/hot-update.js');
    expect(allows('/artifacts/mfe-cards/1/other.js')).toBeNull();
    expect(allows('http://localhost:4002/hot-update.js')).toBeNull();
    expect(allows('data:text/javascript,alert(1)')).toBeNull();
  });

  test('is not created twice', () => {
    Object.assign(globalThis, { trustedTypes: { defaultPolicy: {}, createPolicy } });

    installScriptPolicy();

    expect(createPolicy).not.toHaveBeenCalled();
  });

  test('is left out where the browser has no Trusted Types', () => {
    Reflect.deleteProperty(globalThis, 'trustedTypes');

    expect(() => installScriptPolicy()).not.toThrow();
  });
});

describe('runs a script', () => {
  /** The element that a call has added. */
  const added = () => [...document.scripts].at(-1) as HTMLScriptElement;
  const entry = '/artifacts/mfe-cards/1/entry.js';

  beforeEach(() => allowScripts([remoteAt('/cards', { integrity: { [entry]: 'sha384-entry' } })]));
  afterEach(() => document.querySelector('script[src]')?.remove());

  test('with the hash of the registry, whichever way its address is written', async () => {
    const run = runScript(location.origin + entry);

    const script = added();
    expect(script).toMatchObject({ src: location.origin + entry, integrity: 'sha384-entry', crossOrigin: 'anonymous' });
    expect(script.fetchPriority).toBe('high');
    script.dispatchEvent(new Event('load'));
    await expect(run).resolves.toBeUndefined();
  });

  test('and says which one has not been loaded', async () => {
    const run = runScript(entry);

    added().dispatchEvent(new Event('error'));
    await expect(run).rejects.toThrow(`${entry} could not be loaded.`);
  });

  test('of a registry and no other', async () => {
    await expect(runScript('/artifacts/mfe-cards/1/unknown.js')).rejects.toThrow(
      '/artifacts/mfe-cards/1/unknown.js is not in the registry.',
    );
  });

  test('of a development server without a hash', () => {
    allowOrigin('http://localhost:4003/bank.json');

    runScript('http://localhost:4003/remoteEntry.js');

    expect(added()).toMatchObject({ src: 'http://localhost:4003/remoteEntry.js', integrity: '' });
  });
});

const linked = (href: string) =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));

test('applies the style files of one release, and no others, or keeps them without effect', () => {
  const [own, later, other] = ['/mfe-cards/1/page.css', '/mfe-cards/1/part.css', '/mfe-cards/12/page.css'].map(linked);
  const media = () => [own, later, other].map((link) => link?.media);

  applyStyleSheets('/mfe-cards/1/entry.js', false);
  expect(media()).toEqual(['not all', 'not all', '']);

  applyStyleSheets('/mfe-cards/1/entry.js', true);
  expect(media()).toEqual(['', '', '']);
  for (const link of [own, later, other]) link?.remove();
});

test('removes scripts and style files of one release, and no others', () => {
  const [own, other] = ['/mfe-cards/1/page.css', '/mfe-cards/12/page.css'].map(linked);
  const sources = ['/mfe-cards/1/entry.js', '/mfe-cards/1/chunks/page.js', '/mfe-cards/12/entry.js', '/other.js'];
  for (const source of sources) {
    const script = document.createElement('script');
    script.src = source;
    document.head.append(script);
  }

  removeElements('/mfe-cards/1/entry.js');

  const left = [...document.scripts].filter(({ src }) => src).map(({ src }) => new URL(src).pathname);
  expect(left).toEqual(['/mfe-cards/12/entry.js', '/other.js']);
  expect([own?.isConnected, other?.isConnected]).toEqual([false, true]);
  other?.remove();
});

test('takes the page’s own origin for an address without one', () => {
  expect(originOf('/main.js')).toBe(location.origin);
  expect(originOf('https://cdn.example/a/main.js')).toBe('https://cdn.example');
});
