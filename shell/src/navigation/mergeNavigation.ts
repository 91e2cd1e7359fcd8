import type { NavigationEntry, PageRegistry, Titles } from '@bank/shared/contract';
import { mountMatcher } from '@bank/shared/mounts';
import { defaultNavigation } from './defaultNavigation';

const defaultAt = mountMatcher(defaultNavigation.map(({ to }) => ({ path: to })));

export interface TitledEntry extends NavigationEntry {
  /** Of the remote that it is of. */
  titles?: Titles | undefined;
}

export function mergeNavigation({ remotes }: PageRegistry): TitledEntry[] {
  const byPath = new Map<string, TitledEntry>(defaultNavigation.map((entry) => [entry.to, entry]));
  for (const entry of remotes.flatMap(({ navigation, titles }) => navigation.map((one) => ({ ...one, titles }))))
    byPath.set(defaultAt(entry.to)?.path ?? entry.to, entry);
  return [...byPath.values()];
}
