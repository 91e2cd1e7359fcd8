import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SlotName } from '@bank/shared/contract';
import { buildsFolder } from './builds.ts';

/** All that the bank's own packages offer. */
export const SLOTS: readonly { slot: SlotName; at?: string }[] = [
  { slot: 'bank/dashboard/widget@1' },
  { slot: 'bank/header/items@1' },
  { slot: 'bank/sidebar/badge@1', at: '/alerts' },
  { slot: 'bank/account/actions@1' },
  { slot: 'bank/settings/section@1' },
];

export const EXTENSIONS_REMOTE = 'mfe-extensions';

/** The file of an extension that a journey may take away. */
export const MISSING_FILE = 'missing.js';

interface WrittenExtension {
  slot: SlotName;
  /** The behaviour of its component, as in `behaviours`. */
  expose: keyof typeof behaviours;
  order: number;
  at?: string;
  height?: number;
}

/** Code put into a built file cannot import React: this is the page's. */
const REACT = 'Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react)[0].lib()';

/** What the container does when it is asked for the module. */
const behaviours = {
  ThrowsAtImport: "() => { throw new Error('bad import'); }",
  ThrowsAtRender: "() => ({ default() { throw new Error('bad render'); } })",
  Hangs: undefined,
  Missing: '() => ({ default: () => null })',
  WrongExport: '() => ({ Widget: () => null })',
  Works: '() => ({ default: works })',
};

export type Behaviour = keyof typeof behaviours;

/**
 * A remote that fills slots of others, written by hand as no bundler would: every fault is exactly what it says. The
 * component that works has an effect to clean up.
 * @returns the folder of its build
 */
export async function writeExtensions(extensions: WrittenExtension[]): Promise<string> {
  const folder = await mkdtemp(path.join(buildsFolder(), `${EXTENSIONS_REMOTE}-`));
  const modules = Object.entries(behaviours).map(([expose, module]) => `'./${expose}': ${module}`);
  const entry = `(() => {
  const works = (props) => {
    const { createElement, useEffect, useState } = ${REACT};
    const [ticks, setTicks] = useState(0);
    useEffect(() => {
      const timer = setInterval(() => setTicks((count) => count + 1), 60000);
      const onResize = () => setTicks(0);
      addEventListener('resize', onResize);
      return () => {
        clearInterval(timer);
        removeEventListener('resize', onResize);
      };
    }, []);
    return createElement('span', { 'data-works': Object.keys(props).join() }, 'works' + '!'.repeat(ticks));
  };
  const modules = { ${modules.join(', ')} };
  globalThis.${EXTENSIONS_REMOTE.replace('-', '_')} = {
    init: async () => {},
    get: (expose) => modules[expose] ? Promise.resolve(modules[expose]) : new Promise(() => {}),
  };
})();`;
  const placed = extensions.map(({ expose, ...extension }) => ({
    ...extension,
    id: expose.toLowerCase(),
    title: expose,
    expose,
    files: expose === 'Missing' ? [MISSING_FILE] : [],
  }));
  const manifest = {
    kind: 'remote',
    name: EXTENSIONS_REMOTE,
    owner: 'Extensions squad',
    version: '1.0.0',
    contract: 2,
    entry: 'remoteEntry.js',
    requires: {},
    bundled: [],
    emitted: ['remoteEntry.js', MISSING_FILE],
    mounts: [{ path: '/extensions', title: 'Extensions', layout: 'main', expose: 'Works', files: [] }],
    extensions: placed,
    source: { installed: {}, foreign: [], withoutDefault: [] },
  };
  await writeFile(path.join(folder, 'bank.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'remoteEntry.js'), entry);
  await writeFile(path.join(folder, MISSING_FILE), '// Asked for before the module.');
  return folder;
}
