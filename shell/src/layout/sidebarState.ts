import { readCookie, writeCookie } from '@bank/shared/cookies';
import { create } from 'zustand';

const COOKIE = 'sidebar:state';
/** Seven days, in seconds. */
const MAX_AGE = 604_800;

interface SidebarState {
  /** The desktop's bar: full width, or icons alone. */
  isExpanded: boolean;
  /** The sheet on small screens. */
  isSheetOpen: boolean;
}

export const useSidebar = create<SidebarState>(() => ({
  isExpanded: readCookie(COOKIE) !== 'false',
  isSheetOpen: false,
}));

/** Shows or hides the sidebar in the way of the screen's width; the desktop's choice is remembered. */
export function toggleSidebar(isMobile: boolean): void {
  if (isMobile) {
    useSidebar.setState(({ isSheetOpen }) => ({ isSheetOpen: !isSheetOpen }));
    return;
  }
  const isExpanded = !useSidebar.getState().isExpanded;
  writeCookie(COOKIE, String(isExpanded), MAX_AGE);
  useSidebar.setState({ isExpanded });
}

export function closeSheet(): void {
  useSidebar.setState({ isSheetOpen: false });
}
