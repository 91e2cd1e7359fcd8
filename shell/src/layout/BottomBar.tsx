import { useLocation } from '@bank/shared/router';
import { iconProps } from '@bank/shared/ui';
import { Menu } from 'lucide-react';
import { useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { useText } from '../messages';
import { currentEntry, isWithin } from '../navigation/currentEntry';
import { EntryIcon } from '../navigation/EntryIcon';
import type { TitledEntry } from '../navigation/mergeNavigation';
import { useTitles } from '../navigation/useTitles';
import { keepFocusClear } from '../ui/useKeepClear';
import { Bar, BarButton, BarLink } from './barStyles';
import { EntryBadge } from './EntryBadge';
import { SIDEBAR_ID } from './Sidebar';
import { toggleSidebar, useSidebar } from './sidebarState';

/** Names shorter than those of the pages: a fifth of a phone's width has no room for more. */
const shortNames = { '/dashboard': 'bar.home', '/transfers': 'bar.pay' } as const;

/** What a phone's thumb reaches: the pages that customers open most, and the menu with all others. */
export function BottomBar({ entries }: { entries: TitledEntry[] }) {
  const text = useText();
  const titleIn = useTitles();
  const { pathname } = useLocation();
  const isSheetOpen = useSidebar((state) => state.isSheetOpen);
  const current = currentEntry(entries, pathname);
  useEffect(keepFocusClear, []);

  return (
    <Bar aria-label={text('bar.label')} data-screen-only>
      <Room />
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <BarLink to={entry.to} aria-current={currentAs(entry, current, pathname)}>
              <EntryIcon icon={entry.icon} />
              <span>{nameOf(entry)}</span>
              <EntryBadge to={entry.to} isRail />
            </BarLink>
          </li>
        ))}
        <li>
          <BarButton
            type="button"
            aria-expanded={isSheetOpen}
            aria-controls={isSheetOpen ? SIDEBAR_ID : undefined}
            onClick={() => toggleSidebar(true)}
          >
            <Menu {...iconProps} />
            <span>{text('bar.more')}</span>
          </BarButton>
        </li>
      </ul>
    </Bar>
  );

  function nameOf({ to, label, titles }: TitledEntry): string {
    return Object.hasOwn(shortNames, to) ? text(shortNames[to as keyof typeof shortNames]) : titleIn(label, titles);
  }
}

/** "page" is the page itself, "true" the place that it belongs to. */
function currentAs(entry: TitledEntry, current: string | undefined, pathname: string): 'page' | 'true' | undefined {
  if (!isWithin(current, entry)) return undefined;
  return pathname === entry.to ? 'page' : 'true';
}

/** The page ends above the bar, and so does whatever else is fixed to the bottom. */
const Room = createGlobalStyle`
  :root {
    --bar: calc(3.5rem + env(safe-area-inset-bottom));
  }
`;
