import { useLayoutEffect, useRef } from 'react';
import { moveFocus } from './moveFocus';
import { onFocusLost } from './onFocusLost';
import { placePopover } from './placePopover';

export interface OpenMenu {
  trigger: HTMLElement;
  focusKey: 'Home' | 'End';
}

export function useMenuPopover(open: OpenMenu | null, align: 'start' | 'end') {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const menu = ref.current;
    if (!open || !menu) return;
    const place = () => placePopover(menu, open.trigger, { side: 'bottom', align });
    menu.showPopover();
    place();
    moveFocus(menu, open.focusKey);
    // Another remote's entries come later, and may leave no room below the button.
    const growth = new ResizeObserver(place);
    growth.observe(menu);
    const stopFollowing = onFocusLost(menu, () => moveFocus(menu, 'Home'));
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    return () => {
      growth.disconnect();
      stopFollowing();
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
    };
  }, [open, align]);

  return ref;
}
