import { type NavigationEntry, useExtensions } from '@bank/shared/contract';
import { EntryIcon } from '../navigation/EntryIcon';
import { entryKey } from './entryKey';
import type { SearchEntry } from './findEntries';
import { useText } from './messages';
import { useOfferedEntries } from './offers';
import { useActionEntries } from './useActionEntries';
import { usePageEntries } from './usePageEntries';

/** All that can be found, what remotes offer before the shell's own. */
export function useSearchEntries(navigation: readonly NavigationEntry[]): SearchEntry[] {
  const pages = usePageEntries(navigation);
  const actions = useActionEntries();
  return [...useRemoteEntries(), ...pages, ...actions];
}

function useRemoteEntries(): SearchEntry[] {
  const text = useText();
  const offered = useOfferedEntries();
  return useExtensions('bank/palette/entries@1').flatMap((extension) =>
    (offered.get(extension.id) ?? []).map(({ id, icon, ...entry }) => ({
      ...entry,
      keywords: `${entry.keywords ?? ''} ${text(`section.${entry.section}`)}`,
      key: entryKey('entries', extension, id),
      icon: <EntryIcon icon={icon} />,
    })),
  );
}
