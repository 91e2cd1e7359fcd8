import { useLocation } from '@bank/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { rememberedScroll, rememberScroll } from './scrollPositions';

/** What a customer does to scroll, or to go on. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** A new page starts at its top; Back, Forward and a reload lead to where the customer was. */
export function useScrollPosition(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // A layout effect, so that how the next page scrolls does not count for the former one.
  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    // The browser follows links within the page itself.
    const isWithin = !isNew && hash !== '';
    const remembered = isFirst && isTyped() ? undefined : rememberedScroll(key);
    const target = isWithin ? undefined : (remembered ?? (isNew && !isFirst ? 0 : undefined));
    const scrolling = new AbortController();
    const shownHere = new AbortController();
    const remember = () => {
      // The browser jumps within the page before the router knows.
      const isThere = window.location.hash === hash;
      if (scrolling.signal.aborted && isThere) rememberScroll(key, window.scrollY);
    };
    if (target === undefined) scrolling.abort();
    else scrollWhenPossible(target, scrolling);
    remember();
    window.addEventListener('scroll', remember, { passive: true, signal: shownHere.signal });
    return () => {
      scrolling.abort();
      shownHere.abort();
    };
  }, [pathname, hash, key]);
}

/** The router gives every first page the same key, so that the position under it is another page's where an address is typed, or followed from elsewhere. */
function isTyped(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

/** Tries again while the page loads and grows. Aborts `scrolling` when it is there, or the customer acts. */
function scrollWhenPossible(target: number, scrolling: AbortController): void {
  const { signal } = scrolling;
  const scroll = () => {
    window.scrollTo(0, target);
    if (Math.abs(window.scrollY - target) <= 1) scrolling.abort();
  };
  scroll();
  if (signal.aborted) return;
  const growth = new ResizeObserver(scroll);
  growth.observe(document.body);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const act of ACTS) window.addEventListener(act, () => scrolling.abort(), { passive: true, signal });
}
