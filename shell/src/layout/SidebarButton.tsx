import { IconButton, iconProps } from '@bank/shared/ui';
import { Menu, PanelLeft } from 'lucide-react';
import { useText } from '../messages';
import { SIDEBAR_ID } from './Sidebar';
import { toggleSidebar, useSidebar } from './sidebarState';

export function SidebarButton({ isMobile }: { isMobile: boolean }) {
  const text = useText();
  const isOpen = useSidebar(({ isSheetOpen, isExpanded }) => (isMobile ? isSheetOpen : isExpanded));
  return (
    <IconButton
      label={text(isMobile ? 'header.openNavigation' : 'header.toggleSidebar')}
      tooltipSide="bottom"
      aria-expanded={isOpen}
      aria-controls={isMobile && !isOpen ? undefined : SIDEBAR_ID}
      icon={isMobile ? <Menu {...iconProps} /> : <PanelLeft {...iconProps} />}
      onClick={() => toggleSidebar(isMobile)}
    />
  );
}
