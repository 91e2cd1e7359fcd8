import { useCallback, useSyncExternalStore } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../theme/tokens';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Is true on screens below `MOBILE_BREAKPOINT_PX`; paper is narrow too, but takes tables. */
export function useIsMobile(): boolean {
  return useMediaQuery(`screen and (max-width: ${(MOBILE_BREAKPOINT_PX - 0.02) / 16}em)`);
}

export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
