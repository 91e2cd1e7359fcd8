import type { NavigationEntry, NavigationGroup } from '@bank/shared/contract';
import { ScrollArea } from '@bank/shared/ui';
import styled from 'styled-components';
import { NavigationItem } from './NavigationItem';
import { NavigationSection } from './NavigationSection';
import { RailSection } from './RailSection';

interface NavigationProps {
  navigation: NavigationEntry[];
  isRail?: boolean;
  /** Called when a page has been chosen. */
  onChoose?: () => void;
}

const GROUPS: NavigationGroup[] = ['Main', 'Insights'];

/** The bank's pages in their two groups. */
export function Navigation({ navigation, isRail = false, onChoose }: NavigationProps) {
  const Section = isRail ? RailSection : NavigationSection;
  return (
    <Scroll label="Pages">
      <nav aria-label="Main">
        {GROUPS.map((group) => (
          <Group key={group} data-rail={isRail || undefined}>
            <h2 id={`navigation-${group}`}>{group}</h2>
            <ul aria-labelledby={`navigation-${group}`}>
              {navigation
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <li key={entry.to}>
                    {entry.children ? (
                      <Section entry={entry} onChoose={onChoose} />
                    ) : (
                      <NavigationItem {...entry} isRail={isRail} onChoose={onChoose} />
                    )}
                  </li>
                ))}
            </ul>
          </Group>
        ))}
      </nav>
    </Scroll>
  );
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
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  &[data-rail] + & {
    border-top: 1px solid var(--hairline);
  }
`;
