import { bankConfig } from '@bank/shared/config';
import type { NavigationEntry, PageRegistry, Titles } from '@bank/shared/contract';
import { mountMatcher } from '@bank/shared/mounts';
import { defaultNavigation } from './defaultNavigation';

const defaultPaths = defaultNavigation.map(({ to }) => to);
const defaultAt = mountMatcher(defaultPaths.map((path) => ({ path })));

export interface TitledEntry extends NavigationEntry {
  /** The titles of its remote. */
  titles?: Titles | undefined;
}

/** Entries are in the deployment's order, and all that it does not name by path. No name of a package decides. */
export function mergeNavigation({ remotes }: PageRegistry): TitledEntry[] {
  const byPath = new Map<string, TitledEntry>(defaultNavigation.map((entry) => [entry.to, entry]));
  for (const entry of remotes.flatMap(({ navigation, titles }) => navigation.map((one) => ({ ...one, titles }))))
    byPath.set(defaultAt(entry.to)?.path ?? entry.to, entry);
  const { navigationOrder: order = defaultPaths } = bankConfig();
  const placeOf = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length);
  const isBefore = (one: string, other: string) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1);
  return [...byPath].sort(([one], [other]) => isBefore(one, other)).map(([, entry]) => entry);
}
