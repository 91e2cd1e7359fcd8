import type { NavigationEntry } from '@bank/shared/contract';
import { Sheet } from '@bank/shared/ui';
import { Brand } from './Brand';
import { HelpBox } from './HelpBox';
import { Navigation } from './Navigation';
import { SIDEBAR_ID } from './Sidebar';
import { closeSheet, useSidebar } from './sidebarState';

export function MobileSidebar({ navigation }: { navigation: NavigationEntry[] }) {
  const isSheetOpen = useSidebar((state) => state.isSheetOpen);
  return (
    <Sheet id={SIDEBAR_ID} open={isSheetOpen} onClose={closeSheet} label="Navigation">
      <Brand />
      <Navigation navigation={navigation} onNavigate={closeSheet} />
      <HelpBox />
    </Sheet>
  );
}
