import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { addRemote, linkWorkspace } from '@bank/checkout/testing/linkWorkspace.ts';
import { readBuild } from '@bank/registry/release/readBuild.ts';
import { output, root, runCli } from '../bank/runCli.ts';
import type { Machine } from './Machine.ts';

/** @returns files of the repository, and of what it has installed of the bank, that name this checkout */
export async function namingCheckout(repository: string): Promise<string[]> {
  const own = (await readdir(repository)).filter((name) => name !== 'node_modules');
  const entries = await Promise.all([...own, 'node_modules/@bank'].map((name) => filesIn(path.join(repository, name))));
  const files = entries.flat();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return files.filter((_, at) => texts[at]?.includes(root));
}

/** The same sources in another folder, and among the packages of a checkout, where pnpm has installed. */
export async function versionsElsewhere(machine: Machine, place: string): Promise<string[]> {
  const copy = path.join(place, 'a folder/elsewhere');
  const isCopied = (file: string) => file !== path.join(machine.folder, 'dist');
  // Links to programs lead to those of the copy.
  await cp(machine.folder, copy, { recursive: true, verbatimSymlinks: true, filter: isCopied });
  await machine.succeed('npm run build', copy);
  const checkout = path.join(place, 'bank');
  linkWorkspace(checkout);
  const remote = { name: 'mfe-allowance', mount: '/allowance', isInSidebar: false, group: 'Main' };
  const inCheckout = await addRemote(checkout, remote);
  for (const name of ['remote.ts', 'src'])
    await cp(path.join(machine.folder, name), path.join(inCheckout, name), { recursive: true });
  await output(runCli(['build', 'allowance'], process.env, checkout));
  return Promise.all([copy, inCheckout].map(versionIn));
}

/** Installs what the repository has committed, as its workflow does. npm refuses a lockfile that lacks parts of other systems. */
export async function installClone(machine: Machine, place: string): Promise<void> {
  const clone = path.join(place, 'clone');
  await mkdir(clone);
  const committed = ['.npmrc', 'package.json', 'package-lock.json'];
  for (const name of committed) await cp(path.join(machine.folder, name), path.join(clone, name));
  await machine.succeed('npm ci', clone);
}

async function versionIn(folder: string): Promise<string> {
  const { release } = await readBuild(path.join(folder, 'dist'));
  return release.version;
}

async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [place];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
