import { useEffect } from 'react';
import { toggleSidebar } from './sidebarState';

export function useSidebarShortcut(isMobile: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey || isTextField(event.target)) return;
      event.preventDefault();
      toggleSidebar(isMobile);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isMobile]);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
