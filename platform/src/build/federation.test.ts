import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';
import { root } from '../testing/checkout.ts';
import { bundlerOf } from '../workspace/bundler.ts';
import { currentWorkspace, findPackage } from '../workspace/Workspace.ts';

jest.setTimeout(60_000);

const ORIGIN = 'https://bank.example/artifacts/';
// Below the shell, so that the build finds what a package of the workspace would.
const cache = path.join(root, 'shell/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'container-'));
afterAll(() => rmSync(folder, { recursive: true }));

const remote = { name: 'mfe-c', owner: 'C', contract: 2, mounts: [{ path: '/c', page: './Page.tsx', layout: 'main' }] };
const sources = {
  'package.json': JSON.stringify({
    name: '@bank/mfe-c',
    version: '1.0.0',
    peerDependencies: { react: '^18.3.0 || ^19.0.0' },
  }),
  'locales/en.json': JSON.stringify({ title: 'Cards of {name}' }),
  'Page.tsx': `import { useState } from 'react';
import texts from './locales/en.json';
export default { useState, texts, loadLater: () => import(/* webpackChunkName: "Later" */ './Later') };`,
  'Later.tsx': `export { css } from 'styled-components';`,
  'rspack.config.mjs': `import { bankConfig } from '${root}/rspack.base.js';
export default bankConfig({ directory: '${folder}', remote: ${JSON.stringify(remote)} });`,
  // The shell's runtime, with some of what the shell provides.
  'host.ts': `import '../../src/runtime/providedModules';
export { useState } from 'react';
export { loadContainer, loadModule } from '../../src/runtime/containers';
export { provide } from '../../src/runtime/shareScope';`,
  'host.config.mjs': `import { bankConfig } from '${root}/rspack.base.js';
import { ProvideShared } from '${root}/platform/src/build/federation.js';
import { sharedModules } from '${root}/platform/src/build/sharedModules.js';
const { output, optimization, ...config } = bankConfig({ directory: '${folder}' });
const all = sharedModules('${folder}');
const some = ['react', 'react/jsx-runtime', 'styled-components'].map((name) => [name, all[name]]);
export default {
  ...config, entry: './host.ts', plugins: [new ProvideShared(Object.fromEntries(some))],
  output: { path: '${folder}/host', filename: 'host.js', library: { name: 'host', type: 'var' } },
};`,
};

beforeAll(() => {
  mkdirSync(path.join(folder, 'locales'));
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, file), text);
  const bundler = bundlerOf(findPackage(currentWorkspace(), 'shell'));
  for (const config of ['rspack.config.mjs', 'host.config.mjs'])
    execFileSync(process.execPath, [bundler, 'build', '--config', config], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    });
});

interface Host {
  useState: unknown;
  loadContainer(options: { name: string; url: string; runScript: (url: string) => Promise<void> }): Promise<Container>;
  loadModule(container: Promise<Container>, name: string): Promise<{ default: Page }>;
  provide(name: string, version: string, exports: unknown): void;
}
interface Page {
  useState: unknown;
  texts: unknown;
  loadLater(): Promise<unknown>;
}
type Provided = Record<string, Record<string, { get: jest.Mock }>>;
interface Container {
  init(scope: Provided): unknown;
  get(module: string): Promise<() => { default: Page }>;
}

const fileOf = (url: string) => path.join(folder, 'dist', path.posix.basename(url));
const react = { useState: () => [] };
const styled = { css: () => '' };
const provided = (module: unknown) => ({
  '1.0.0': {
    get: jest.fn(
      (_range: string): unknown =>
        () =>
          module,
    ),
  },
});

/** What the container meets in a page: elements that load the build's files, after those that are `lost` once. */
function openPage({ lost = [] as string[], scope = {} as Provided } = {}) {
  const scripts: { src: string; integrity: string }[] = [];
  const run = async (
    script: Record<'onload' | 'onerror', (event: object) => void> & { src: string; integrity: string },
  ) => {
    scripts.push(script);
    await setImmediate();
    const at = lost.findIndex((name) => path.posix.basename(script.src).startsWith(name));
    if (at >= 0) lost.splice(at, 1);
    else runInContext(readFileSync(fileOf(script.src), 'utf8'), page);
    if (at >= 0) script.onerror({ type: 'error', target: script });
    else script.onload({ type: 'load' });
  };
  const entry = JSON.parse(readFileSync(fileOf('bank.json'), 'utf8')).entry;
  const page: { mfe_c?: Container; host?: Host } & Record<string, unknown> = {
    setTimeout: () => 0,
    clearTimeout() {},
    location: new URL(ORIGIN),
    document: {
      currentScript: { tagName: 'SCRIPT', src: ORIGIN + entry },
      getElementsByTagName: () => [],
      querySelectorAll: () => [],
      createElement: () => ({ setAttribute() {} }),
      head: { appendChild: (script: Parameters<typeof run>[0]) => void run(script) },
    },
  };
  page.window = page;
  createContext(page);
  runInContext(readFileSync(fileOf(entry), 'utf8'), page);
  const shares = {
    react: provided(react),
    'react/jsx-runtime': provided({}),
    'styled-components': provided(styled),
    ...scope,
  };
  const { mfe_c: container } = page;
  if (!container) throw new Error('The entry has left no container.');
  container.init(shares);
  const load = async () => (await container.get('./Page'))().default;
  return { page, container, load, scripts, shares };
}

test('a container brings no runtime of its own, beyond what stands in for it', () => {
  const { bundled, entry } = JSON.parse(readFileSync(fileOf('bank.json'), 'utf8'));

  expect(bundled).toEqual([]);
  expect(readFileSync(fileOf(entry), 'utf8')).not.toMatch(/bundlerRuntime|_FEDERATION_RUNTIME_CORE/);
});

test('it evaluates a module with what the page shares, and says which versions it can work with', async () => {
  const { load, shares } = openPage();

  const page = await load();

  expect(page.useState).toBe(react.useState);
  expect(shares.react['1.0.0'].get).toHaveBeenCalledWith('>=18.3.0 <19.0.0-0||>=19.0.0 <20.0.0-0');
  expect(shares['styled-components']['1.0.0'].get).not.toHaveBeenCalled();
  await expect(page.loadLater()).resolves.toMatchObject(styled);
});

test('it has its texts as the page needs them, and says in which languages', async () => {
  expect((await openPage().load()).texts).toEqual({ title: ['Cards of ', ['name']] });
  expect(JSON.parse(readFileSync(fileOf('bank.json'), 'utf8')).languages).toEqual(['en']);
});

test('it takes a promise of what is shared, as shells have given it', async () => {
  const { load } = openPage({ scope: { react: { '19.0.0': { get: jest.fn(async () => () => react) } } } });

  expect((await load()).useState).toBe(react.useState);
});

test('it runs nothing that needs a refused version, and can be asked again', async () => {
  const { load, shares } = openPage();
  shares.react['1.0.0'].get.mockImplementationOnce(() => {
    throw new Error('react 18 is needed.');
  });

  await expect(load()).rejects.toThrow('react 18 is needed.');
  expect((await load()).useState).toBe(react.useState);
});

test('it says what the page does not provide', async () => {
  const { load } = openPage({ scope: { react: {} } });

  await expect(load()).rejects.toThrow('The page does not provide react.');
});

test('it says which module it does not have', async () => {
  await expect(openPage().container.get('./Other')).rejects.toThrow('The container has no module "./Other".');
});

test('it asks again for a chunk that was lost, at once or later, each time with its hash', async () => {
  const { load, scripts } = openPage({ lost: ['Page', 'Later'] });

  await expect(load()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  const page = await load();
  const later = page.loadLater();
  await expect(later).rejects.toMatchObject({ name: 'ChunkLoadError' });
  await expect(page.loadLater()).resolves.toMatchObject(styled);

  expect(scripts).toHaveLength(4);
  for (const { src, integrity } of scripts) {
    expect(existsSync(fileOf(src))).toBe(true);
    expect(integrity).toMatch(/^sha384-/);
  }
});

test('it keeps its chunks where the shell looks for those of a remote that it unloads', () => {
  expect(openPage().page).toHaveProperty('rspackChunkmfe_c');
});

describe('the shell’s own runtime', () => {
  const openHost = () => {
    const { page } = openPage();
    const run = (file: string) => void runInContext(readFileSync(file, 'utf8'), page);
    run(path.join(folder, 'host/host.js'));
    const { host } = page;
    if (!host) throw new Error('The host has not run.');
    const { entry } = JSON.parse(readFileSync(fileOf('bank.json'), 'utf8'));
    const runScript = async (url: string) => run(fileOf(url));
    return { ...host, container: host.loadContainer({ name: 'mfe_c', url: ORIGIN + entry, runScript }) };
  };

  test('lends a container what the shell’s build provides', async () => {
    const { container, loadModule, useState } = openHost();

    const { default: page } = await loadModule(container, 'Page');

    expect(page.useState).toBe(useState);
    await expect(page.loadLater()).resolves.toHaveProperty('css');
  });

  test('refuses what a container cannot work with, in words', async () => {
    const { container, loadModule, provide, useState } = openHost();
    provide('react', '17.0.2', { useState });

    await expect(loadModule(container, 'Page')).rejects.toThrow(
      'react >=18.3.0 <19.0.0-0||>=19.0.0 <20.0.0-0 is needed, and the page provides 17.0.2.',
    );
    provide('react', '18.3.1', { useState });
    await expect(loadModule(container, 'Page')).resolves.toHaveProperty('default.useState', useState);
  });
});
