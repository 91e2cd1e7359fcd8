import type { NavigationEntry } from '@bank/shared/contract';
import { memo, useDeferredValue } from 'react';
import styled from 'styled-components';
import { useText } from '../messages';
import { Brand } from './Brand';
import { HelpBox } from './HelpBox';
import { Navigation } from './Navigation';
import { useSidebar } from './sidebarState';

export const SIDEBAR_ID = 'sidebar';

interface SidebarProps {
  navigation: NavigationEntry[];
}

export function Sidebar({ navigation }: SidebarProps) {
  const text = useText();
  const isExpanded = useSidebar((state) => state.isExpanded);
  // It begins to open or close at once, and its content follows.
  const isRail = useDeferredValue(!isExpanded);
  return (
    <Bar id={SIDEBAR_ID} aria-label={text('navigation.sidebar')} data-state={isExpanded ? 'expanded' : 'collapsed'}>
      <Content navigation={navigation} isRail={isRail} />
    </Bar>
  );
}

const Content = memo(({ navigation, isRail }: SidebarProps & { isRail: boolean }) => (
  <>
    <Brand isRail={isRail} />
    <Navigation navigation={navigation} isRail={isRail} />
    <HelpBox isRail={isRail} />
  </>
));

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
