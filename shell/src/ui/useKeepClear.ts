import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** A phone's bar, below what is shown. */
const BAR = 'var(--bar, 0px)';

/**
 * The page ends above what lies fixed over the bottom of it, so that what that lies over can be scrolled out, and the
 * focus is never below it (WCAG 2.4.11). @param count of what it shows
 */
export function useKeepClear(
  region: RefObject<HTMLElement | null>,
  property: '--toasts' | '--notice',
  count: number,
): void {
  useLayoutEffect(() => {
    const height = count > 0 ? (region.current?.offsetHeight ?? 0) : 0;
    const room = height > 0 ? `calc(${BAR} + ${height}px + 40px)` : BAR;
    document.documentElement.style.setProperty(property, room);
  }, [region, property, count]);

  useEffect(() => (count > 0 ? keepFocusClear() : undefined), [count]);
}

/** Browsers leave what has the focus where it is while a part of it shows, and when something comes over it later. */
export function keepFocusClear(): () => void {
  const show = () => document.querySelector('main :focus-visible')?.scrollIntoView({ block: 'nearest' });
  show();
  document.addEventListener('focusin', show);
  return () => document.removeEventListener('focusin', show);
}
