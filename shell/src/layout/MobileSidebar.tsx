import type { NavigationEntry } from '@bank/shared/contract';
import { Sheet } from '@bank/shared/ui';
import { useText } from '../messages';
import { Brand } from './Brand';
import { HelpBox } from './HelpBox';
import { Navigation } from './Navigation';
import { SIDEBAR_ID } from './Sidebar';
import { closeSheet, useSidebar } from './sidebarState';

export function MobileSidebar({ navigation }: { navigation: NavigationEntry[] }) {
  const text = useText();
  const isSheetOpen = useSidebar((state) => state.isSheetOpen);
  return (
    <Sheet id={SIDEBAR_ID} open={isSheetOpen} onClose={closeSheet} label={text('navigation.sheet')}>
      <Brand />
      <Navigation navigation={navigation} onNavigate={closeSheet} />
      <HelpBox />
    </Sheet>
  );
}
