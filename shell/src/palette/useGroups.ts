import type { NavigationEntry } from '@bank/shared/contract';
import { type FoundEntry, findEntries } from './findEntries';
import { useText } from './messages';
import { useRecent } from './recentEntries';
import { useAnsweredGroups } from './useAnsweredGroups';
import { useSearchEntries } from './useSearchEntries';

export interface FoundGroup {
  key: string;
  title: string;
  entries: readonly FoundEntry[];
  /** Others may come. */
  isLoading?: boolean;
}

/** What is found, with what comes later below the rest: nothing moves under the customer's finger. */
export function useGroups(navigation: readonly NavigationEntry[], query: string): FoundGroup[] {
  const text = useText();
  const known = useSearchEntries(navigation);
  const answered = useAnsweredGroups();
  const recent = useRecent().entries.map((entry) => known.find(({ key }) => key === entry.key) ?? entry);
  const isSearching = query.trim() !== '';
  const others = isSearching ? known : known.filter(({ key }) => !recent.some((entry) => entry.key === key));
  const groups = findEntries(others, query).map(({ section, entries }) => ({
    key: section,
    title: text(`section.${section}`),
    entries,
  }));
  if (isSearching) return [...groups, ...answered];
  return recent.length > 0 ? [{ key: 'recent', title: text('section.recent'), entries: recent }, ...groups] : groups;
}
