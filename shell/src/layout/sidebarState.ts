import { readCookie, writeCookie } from '@bank/shared/cookies';
import { create } from 'zustand';

const COOKIE = 'sidebar:state';
const COOKIE_MAX_AGE_S = 7 * 24 * 3600;

interface SidebarState {
  isExpanded: boolean;
  isSheetOpen: boolean;
}

export const useSidebar = create<SidebarState>(() => ({
  isExpanded: readCookie(COOKIE) !== 'false',
  isSheetOpen: false,
}));

/** Only the desktop's state is remembered. */
export function toggleSidebar(isMobile: boolean): void {
  if (isMobile) {
    useSidebar.setState(({ isSheetOpen }) => ({ isSheetOpen: !isSheetOpen }));
    return;
  }
  const isExpanded = !useSidebar.getState().isExpanded;
  writeCookie(COOKIE, String(isExpanded), COOKIE_MAX_AGE_S);
  useSidebar.setState({ isExpanded });
}

export function closeSheet(): void {
  useSidebar.setState({ isSheetOpen: false });
}
