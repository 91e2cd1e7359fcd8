import type { NavigationEntry, PageRegistry } from '@bank/shared/contract';
import { defaultNavigation } from './defaultNavigation';

export function mergeNavigation({ remotes }: PageRegistry): NavigationEntry[] {
  const byPath = new Map(defaultNavigation.map((entry) => [entry.to, entry]));
  for (const entry of remotes.flatMap(({ navigation }) => navigation)) byPath.set(entry.to, entry);
  return [...byPath.values()];
}
