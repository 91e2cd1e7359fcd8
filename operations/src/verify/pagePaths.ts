import { randomBytes } from 'node:crypto';
import type { NavigationEntry, PageRegistry } from '@bank/shared/contract';
import { mountAddress } from '@bank/shared/mounts';
import { paths } from '@bank/shared/paths';

/** Every address of the bank, and a random one that does not exist. */
export function pagePaths({ remotes }: PageRegistry): string[] {
  const mounts = remotes.flatMap((remote) => remote.mounts.map(({ path }) => mountAddress(path)));
  const targets = remotes.flatMap(({ navigation }) => navigation.flatMap(targetsOf));
  const unknown = `/${randomBytes(8).toString('hex')}`;
  return [...new Set(['/', ...mounts, ...targets, ...Object.values(paths), unknown])];
}

function targetsOf({ to, children = [] }: NavigationEntry): string[] {
  return [to, ...children.map((child) => child.to)];
}
