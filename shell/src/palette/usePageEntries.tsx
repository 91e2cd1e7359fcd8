import { EntryIcon } from '../navigation/EntryIcon';
import type { TitledEntry } from '../navigation/mergeNavigation';
import { useTitles } from '../navigation/useTitles';
import type { SearchEntry } from './findEntries';

/** What the sidebar leads to. A manifest's own title finds it as well. */
export function usePageEntries(navigation: readonly TitledEntry[]): SearchEntry[] {
  const inLanguage = useTitles();
  return navigation.flatMap(({ label, to, icon, children = [], titles }) => {
    const page = { section: 'pages' as const, icon: <EntryIcon icon={icon} /> };
    return [
      { ...page, key: to, label: inLanguage(label, titles), keywords: label, to },
      ...children.map((child) => ({
        ...page,
        key: child.to,
        label: inLanguage(child.label, titles),
        detail: inLanguage(label, titles),
        keywords: `${child.label} ${label}`,
        to: child.to,
        isMinor: true,
      })),
    ];
  });
}
