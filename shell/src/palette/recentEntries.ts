import { useSession } from '@bank/shared/session';
import { create } from 'zustand';
import type { FoundEntry } from './findEntries';

const SHOWN = 5;

/** What was opened last, the newest first: in the page's memory alone, and for one session. */
export const useRecent = create<{ entries: readonly FoundEntry[] }>(() => ({ entries: [] }));

useSession.subscribe(({ id }, former) => {
  if (id !== former.id) useRecent.setState({ entries: [] });
});

export function rememberEntry(entry: FoundEntry): void {
  useRecent.setState(({ entries }) => ({
    entries: [entry, ...entries.filter(({ key }) => key !== entry.key)].slice(0, SHOWN),
  }));
}
