import { randomBytes } from 'node:crypto';
import type { NavigationEntry, PageRegistry } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';

/**
 * Where pages are asked for, inside the application: every address of the bank, whether a remote or a placeholder of the
 * shell shows it, and one that does not exist and that nobody can know beforehand.
 */
export function pagePaths({ remotes }: PageRegistry): string[] {
  const mounts = remotes.flatMap((remote) => remote.mounts.map(({ path }) => path.replace(/\/\*$/, '') || '/'));
  const targets = remotes.flatMap(({ navigation }) => navigation.flatMap(targetsOf));
  const unknown = `/${randomBytes(8).toString('hex')}`;
  return [...new Set(['/', ...mounts, ...targets, ...Object.values(paths), unknown])];
}

function targetsOf({ to, children = [] }: NavigationEntry): string[] {
  return [to, ...children.map((child) => child.to)];
}
