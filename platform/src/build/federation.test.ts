import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';
import { bundlerOf } from '../workspace/bundler.ts';
import { root } from '../workspace/paths.ts';
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
    ...{ name: '@bank/mfe-c', version: '1.0.0' },
    peerDependencies: { react: '^18.3.0 || ^19.0.0' },
  }),
  'Page.tsx': `import { useState } from 'react';
export default { useState, loadLater: () => import(/* webpackChunkName: "Later" */ './Later') };`,
  'Later.tsx': `export { css } from 'styled-components';`,
  'rspack.config.mjs': `import { bankConfig } from '${root}/rspack.base.js';
export default bankConfig({ directory: '${folder}', remote: ${JSON.stringify(remote)} });`,
};

beforeAll(() => {
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, file), text);
  execFileSync(process.execPath, [bundlerOf(findPackage(currentWorkspace(), 'shell')), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
});

type Provided = Record<string, Record<string, { get: jest.Mock }>>;
interface Container {
  init(scope: Provided): unknown;
  get(module: string): Promise<() => { default: { useState: unknown; loadLater(): Promise<unknown> } }>;
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
  const page: { mfe_c?: Container } & Record<string, unknown> = {
    ...{ setTimeout: () => 0, clearTimeout() {}, location: new URL(ORIGIN) },
    document: {
      currentScript: { tagName: 'SCRIPT', src: ORIGIN + entry },
      getElementsByTagName: () => [],
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
