import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { parse, parseJson } from '@bank/registry/parse.ts';
import Type from 'typebox';

const manifest = Type.Object({
  name: Type.Optional(Type.String({ description: 'the name in remote.ts, such as mfe-cards' })),
});

/** A remote of the checkout that is no part of the bank. */
export const GALLERY = 'gallery';

export interface Package {
  /** `mfe-accounts` */
  name: string;
  folder: string;
}

/** The bank's checkout, or a squad's own repository with one remote at its root. */
export interface Workspace {
  kind: 'checkout' | 'repository';
  root: string;
  /** The shell first, because remotes cannot be released without it. */
  packages: Package[];
  /** Keeps what commands need from one run to the next. */
  cacheFolder: string;
}

/** The nearest one upwards from the working directory. @throws {OperatorError} when there is none */
export function currentWorkspace(): Workspace {
  const found = workspaceAround(process.cwd());
  if (found) return found;
  throw new OperatorError(
    `${process.cwd()} lies neither in a remote's repository nor in the bank's. Change to the folder that holds remote.ts.`,
  );
}

export function workspaceAround(folder: string): Workspace | undefined {
  const found = checkoutIn(folder) ?? repositoryIn(folder);
  const parent = path.dirname(folder);
  return found ?? (parent === folder ? undefined : workspaceAround(parent));
}

/** @param name `mfe-accounts` or `accounts` @throws {OperatorError} listing the packages */
export function findPackage({ kind, root, packages }: Workspace, name: string): Package {
  const found = packages.find((candidate) => candidate.name === name || candidate.name === `mfe-${name}`);
  if (found) return found;
  if (name === GALLERY && kind === 'checkout') return { name, folder: path.join(root, name) };
  const names = packages.map((candidate) => candidate.name).join(', ');
  throw new OperatorError(`There is no package "${name}". Choose one of: ${names}.`);
}

export function distOf({ folder }: Package): string {
  return path.join(folder, 'dist');
}

function checkoutIn(root: string): Workspace | undefined {
  if (!existsSync(path.join(root, 'pnpm-workspace.yaml')) || !existsSync(path.join(root, 'shell'))) return undefined;
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const packages = ['shell', ...remotes.sort()].map((name) => ({ name, folder: path.join(root, name) }));
  return { kind: 'checkout', root, packages, cacheFolder: path.join(root, '.cache') };
}

/** Packages of a checkout have a `remote.ts` too, below the checkout's own root. */
function repositoryIn(root: string): Workspace | undefined {
  if (!existsSync(path.join(root, 'remote.ts')) || checkoutIn(path.dirname(root))) return undefined;
  const packages = [{ name: nameIn(root), folder: root }];
  return { kind: 'repository', root, packages, cacheFolder: path.join(root, 'node_modules/.cache/bank') };
}

function nameIn(root: string): string {
  const file = path.join(root, 'package.json');
  const { name } = parse(manifest, parseJson(existsSync(file) ? readFileSync(file, 'utf8') : '{}', file), file);
  if (name) return path.posix.basename(name);
  throw new OperatorError(`${file} has no "name". Set it to the name in remote.ts, such as mfe-cards.`);
}
