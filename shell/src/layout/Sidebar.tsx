import type { NavigationEntry } from '@bank/shared/contract';
import styled from 'styled-components';
import { Brand } from './Brand';
import { HelpBox } from './HelpBox';
import { Navigation } from './Navigation';
import { useSidebar } from './sidebarState';

export const SIDEBAR_ID = 'sidebar';

export function Sidebar({ navigation }: { navigation: NavigationEntry[] }) {
  const isExpanded = useSidebar((state) => state.isExpanded);
  return (
    <Bar id={SIDEBAR_ID} aria-label="Sidebar" data-state={isExpanded ? 'expanded' : 'collapsed'}>
      <Brand isRail={!isExpanded} />
      <Navigation navigation={navigation} isRail={!isExpanded} />
      <HelpBox isRail={!isExpanded} />
    </Bar>
  );
}

const Bar = styled.aside`
  position: sticky;
  top: 0;
  display: flex;
  flex: none;
  flex-direction: column;
  width: var(--sidebar-width);
  height: 100dvh;
  overflow: hidden;
  border-inline-end: 1px solid var(--hairline);
  background: var(--surface);
  transition: width 200ms ease;

  &[data-state='collapsed'] {
    width: var(--sidebar-width-icon);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
