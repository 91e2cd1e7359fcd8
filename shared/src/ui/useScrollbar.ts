import { useEffect, useRef, useState } from 'react';

export const SCROLL_HIDE_DELAY_MS = 600;

export function useScrollbar() {
  const [isActive, setActive] = useState(false);
  const timer = useRef(0);
  const holds = useRef(new Set<'pointer' | 'focus'>());

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    clearTimeout(timer.current);
    setActive(true);
    if (holds.current.size === 0) timer.current = window.setTimeout(setActive, SCROLL_HIDE_DELAY_MS, false);
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
