import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildIfChanged } from '@bank/platform/src/workspace/build.ts';
import { currentWorkspace, distOf } from '@bank/platform/src/workspace/Workspace.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { activate } from '@bank/registry/edits/activate.ts';
import { hold } from '@bank/registry/edits/hold.ts';
import { readCandidate, release } from '@bank/registry/release/release.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { FolderStore } from '@bank/registry/store/FolderStore.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Scripts of a remote: as many as the workspace's own have on average. */
const FILES = 8;
/** One remote in so many has an entry in the sidebar. */
const IN_SIDEBAR = 10;
/** A change may name this many packages. */
const MAX_TOGETHER = 100;
export const reason = { by: 'bench', why: 'bench' };

/** The workspace's bank, and beside its own remotes as many made-up ones as it takes to have `count`. */
export async function bankOf(count: number): Promise<Deployment> {
  const deployment = await workspaceBank();
  const missing = Array.from({ length: count - currentWorkspace().packages.length + 1 }, (_, index) => index);
  const builds = await Promise.all(missing.map(async (index) => (await readCandidate(await madeUp(index))).release));
  // The registry is what counts here, and nobody opens their pages.
  for (let at = 0; at < builds.length; at += MAX_TOGETHER)
    await revise(deployment, { ...reason, action: 'release', app: 'registry' }, (state) =>
      builds.slice(at, at + MAX_TOGETHER).reduce((current, build) => activate(build)(hold(build)(current)), state),
    );
  return deployment;
}

/** The workspace's bank, in which as many releases of one remote are kept. */
export async function bankWithReleases(count: number): Promise<Deployment> {
  const deployment = await workspaceBank();
  const [, remote] = currentWorkspace().packages;
  if (!remote) throw new Error('The workspace has no remote.');
  const { release: live } = await readCandidate(distOf(remote));
  const [number] = live.version.split('-');
  // Only the newest one's files are there: nobody asks for the others'.
  const older = Array.from({ length: count - 1 }, (_, at) => ({
    ...live,
    version: `${number}-${at.toString(16).padStart(10, '0')}`,
  }));
  await revise(deployment, { ...reason, action: 'hold', app: live.name }, (state) =>
    older.reduce((current, build) => hold(build)(current), state),
  );
  return deployment;
}

let filled: Promise<string> | undefined;

/** The workspace's bank as it is, in a store of its own. */
export async function workspaceBank(): Promise<Deployment> {
  filled ??= fillStore();
  const folder = temporaryFolder();
  await cp(await filled, folder, { recursive: true });
  return deploymentIn(folder);
}

async function fillStore(): Promise<string> {
  const folder = temporaryFolder();
  const deployment = deploymentIn(folder);
  await deployment.keys.create('bench');
  const workspace = currentWorkspace();
  for (const one of workspace.packages) {
    await buildIfChanged(workspace, one);
    await release(deployment, await readCandidate(distOf(one)), reason);
  }
  return folder;
}

/** A store with nothing in it, and a key of its own. */
export async function emptyDeployment(): Promise<Deployment> {
  const deployment = deploymentIn(temporaryFolder());
  await deployment.keys.create('bench');
  return deployment;
}

function deploymentIn(folder: string): Deployment & { store: FolderStore } {
  return {
    name: 'international-bank',
    store: new FolderStore(path.join(folder, 'store')),
    keys: new KeyFolder(path.join(folder, 'keys')),
  };
}

async function madeUp(index: number): Promise<string> {
  const folder = temporaryFolder();
  const words = ['loans', 'funds', 'cards', 'travel', 'family', 'business', 'savings', 'pension', 'advice', 'payments'];
  const word = words[index % words.length] ?? '';
  const title = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${index}`;
  const to = `/${word}/${index}`;
  const files = Array.from({ length: FILES }, (_, at) => `${at}.${String(index).padStart(10, '0')}.js`);
  for (const file of files) await writeFile(path.join(folder, file), `${file} of ${title}`);
  const [entry, ...rest] = files;
  const manifest = {
    kind: 'remote',
    name: `mfe-${word}-${index}`,
    owner: `${title} squad`,
    contract: 2,
    version: '1.4.2',
    entry,
    requires: {},
    bundled: [],
    emitted: files,
    source: { installed: {}, foreign: [], withoutDefault: [] },
    mounts: [
      { path: to, title, layout: 'main', header: { title, actions: [] }, expose: 'Page', files: rest.slice(0, 3) },
    ],
    ...(index % IN_SIDEBAR === 0 && { navigation: [{ group: 'Insights', label: title, to, icon: 'page' }] }),
  };
  await writeFile(path.join(folder, 'bank.json'), JSON.stringify(manifest));
  return folder;
}
