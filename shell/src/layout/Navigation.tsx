import { bankConfig } from '@bank/shared/config';
import type { NavigationEntry, Titles } from '@bank/shared/contract';
import { useLocation } from '@bank/shared/router';
import { ScrollArea } from '@bank/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useText } from '../messages';
import { currentEntry } from '../navigation/currentEntry';
import { groupNavigation } from '../navigation/groupNavigation';
import type { TitledEntry } from '../navigation/mergeNavigation';
import { useTitles } from '../navigation/useTitles';
import { visuallyHidden } from '../ui/visuallyHidden';
import { NavigationItem } from './NavigationItem';
import { NavigationSection } from './NavigationSection';
import { RailSection } from './RailSection';

interface NavigationProps {
  navigation: TitledEntry[];
  isRail?: boolean;
  onNavigate?: () => void;
}

export function Navigation({ navigation, isRail = false, onNavigate }: NavigationProps) {
  const text = useText();
  const inLanguage = useTitles();
  const id = useId();
  const current = currentEntry(navigation, useLocation().pathname);
  // The configuration that an older gateway puts into the page has no groups.
  const { navigationGroups = [] } = bankConfig();
  const Section = isRail ? RailSection : NavigationSection;
  return (
    <Scroll landmark="nav" label={text('navigation.label')}>
      {groupNavigation(navigation, navigationGroups).map(({ group, entries }, at) => (
        <Group key={group} data-rail={isRail || undefined}>
          <h2 id={`${id}${at}`}>{inLanguage(group, undefined)}</h2>
          <ul aria-labelledby={`${id}${at}`}>
            {entries
              .map((entry) => translated(entry, inLanguage))
              .map((entry) => (
                <li key={entry.to}>
                  {entry.children ? (
                    <Section entry={entry} current={current} onNavigate={onNavigate} />
                  ) : (
                    <NavigationItem
                      {...entry}
                      isCurrent={entry.to === current}
                      isRail={isRail}
                      onNavigate={onNavigate}
                    />
                  )}
                </li>
              ))}
          </ul>
        </Group>
      ))}
    </Scroll>
  );
}

function translated(
  { label, children, titles, ...entry }: TitledEntry,
  inLanguage: (title: string, own: Titles | undefined) => string,
): NavigationEntry {
  return {
    ...entry,
    label: inLanguage(label, titles),
    ...(children && { children: children.map((child) => ({ ...child, label: inLanguage(child.label, titles) })) }),
  };
}

const Scroll = styled(ScrollArea)`
  flex: 1;
  min-height: 0;
`;

const Group = styled.div`
  padding: 8px;

  h2 {
    padding: 8px 10px;
    color: var(--muted);
    font-size: var(--text-12);
    letter-spacing: 0.02em;
  }
  ul {
    display: grid;
    gap: 2px;
  }
  &[data-rail] {
    padding: 8px 4px;
    h2 {
      ${visuallyHidden}
    }
  }
  &[data-rail] + & {
    border-top: 1px solid var(--hairline);
  }
`;
