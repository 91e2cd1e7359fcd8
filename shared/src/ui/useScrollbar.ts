import { useEffect, useRef, useState } from 'react';

/** ms for which a scroll area's bar stays after the pointer and the focus have left it. */
export const SCROLL_HIDE_DELAY = 600;

/** Whether a scroll area shows its bar: under the pointer, with the focus, while it scrolls, and a moment after. */
export function useScrollbar() {
  const [isActive, setActive] = useState(false);
  const timer = useRef(0);
  const holds = useRef(new Set<'pointer' | 'focus'>());

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    clearTimeout(timer.current);
    setActive(true);
    if (holds.current.size === 0) timer.current = window.setTimeout(setActive, SCROLL_HIDE_DELAY, false);
  };
  const hold = (by: 'pointer' | 'focus') => () => {
    holds.current.add(by);
    show();
  };
  const release = (by: 'pointer' | 'focus') => () => {
    holds.current.delete(by);
    show();
  };

  const handlers = {
    onPointerEnter: hold('pointer'),
    onPointerLeave: release('pointer'),
    onFocus: hold('focus'),
    onBlur: release('focus'),
    onScroll: show,
  };
  return { isActive, handlers };
}
