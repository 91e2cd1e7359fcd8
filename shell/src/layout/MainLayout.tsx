import type { PageRegistry } from '@bank/shared/contract';
import { Outlet } from '@bank/shared/router';
import { useBalances, useIsMobile, useMediaQuery } from '@bank/shared/ui';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { useText } from '../messages';
import { barEntries } from '../navigation/barEntries';
import { mergeNavigation } from '../navigation/mergeNavigation';
import { closePalette, usePalette } from '../palette/paletteState';
import type { PageHeading } from '../routes/planPages';
import { useHeadingFocus } from '../routes/useHeadingFocus';
import { BottomBar } from './BottomBar';
import { Header } from './Header';
import { MobileSidebar } from './MobileSidebar';
import { Sidebar } from './Sidebar';
import { closeSheet } from './sidebarState';
import { useShortcuts } from './useShortcuts';

export interface MainLayoutProps {
  registry: PageRegistry;
  heading: PageHeading;
}

/** Too low for a sidebar beside the page, or a bar below it. */
const LANDSCAPE_PHONE = 'screen and (width < 64em) and (height < 30em)';

export function MainLayout({ registry, heading }: MainLayoutProps) {
  const text = useText();
  const isNarrow = useIsMobile();
  const isLow = useMediaQuery(LANDSCAPE_PHONE);
  const isMobile = isNarrow || isLow;
  const hasBar = isNarrow && !isLow;
  const isHidden = useBalances((balances) => balances.isHidden);
  const navigation = useMemo(() => mergeNavigation(registry), [registry]);
  const bar = useMemo(() => barEntries(registry, navigation), [registry, navigation]);
  const Palette = usePalette((palette) => palette.Palette);
  useHeadingFocus();
  useShortcuts(isMobile);
  useEffect(() => {
    if (!isMobile) closeSheet();
  }, [isMobile]);
  useEffect(() => closePalette, []);

  return (
    <Frame>
      <SkipLink href="#content">{text('navigation.skip')}</SkipLink>
      {isMobile ? <MobileSidebar navigation={navigation} /> : <Sidebar navigation={navigation} />}
      {hasBar && <BottomBar entries={bar} />}
      <Column>
        <Header heading={heading} isMobile={isMobile} hasBar={hasBar} />
        <main id="content" tabIndex={-1}>
          {isHidden && <PrintNote>{text('print.balancesHidden')}</PrintNote>}
          <Outlet />
        </main>
      </Column>
      {Palette && <Palette navigation={navigation} />}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  min-height: calc(100dvh - var(--bar, 0px));
`;

const Column = styled.div`
  flex: 1;
  min-width: 0;

  > main {
    outline: none;
  }
`;

const PrintNote = styled.p`
  @media screen {
    display: none;
  }
`;

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: 5;
  padding: 12px 16px;
  border-radius: var(--radius-small);
  background: var(--ink);
  color: var(--ground);

  &:not(:focus) {
    transform: translateY(-80px);
  }
`;
