import type { NavigationEntry } from '@bank/shared/contract';

export interface NavigationSectionEntries {
  group: string;
  entries: NavigationEntry[];
}

/** @param groups in their order; one that an entry names besides these comes last, and an empty one not at all */
export function groupNavigation(navigation: NavigationEntry[], groups: string[]): NavigationSectionEntries[] {
  const names = [...new Set([...groups, ...navigation.map(({ group }) => group)])];
  return names
    .map((group) => ({ group, entries: navigation.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
}
