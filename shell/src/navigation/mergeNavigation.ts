import type { NavigationEntry, PageRegistry } from '@bank/shared/contract';
import { mountMatcher } from '@bank/shared/mounts';
import { defaultNavigation } from './defaultNavigation';

const defaultAt = mountMatcher(defaultNavigation.map(({ to }) => ({ path: to })));

export function mergeNavigation({ remotes }: PageRegistry): NavigationEntry[] {
  const byPath = new Map(defaultNavigation.map((entry) => [entry.to, entry]));
  for (const entry of remotes.flatMap(({ navigation }) => navigation))
    byPath.set(defaultAt(entry.to)?.path ?? entry.to, entry);
  return [...byPath.values()];
}
