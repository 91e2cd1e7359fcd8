import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';

export const AUTOPLAY_DELAY_MS = 5000;

/** Hover, focus and a hidden tab pause autoplay; `stop` ends it (WCAG 2.2.2). Under reduced motion only `start` starts it. */
export function useAutoplay(advance: () => void, prefersReducedMotion: boolean) {
  const [chosen, setChosen] = useState<boolean>();
  const [holds, setHolds] = useState(NO_HOLDS);
  const isVisible = useSyncExternalStore(subscribeToVisibility, isTabVisible);
  const isPlaying = chosen ?? !prefersReducedMotion;
  const isTurning = isPlaying && isVisible && !holds.pointer && !holds.focus;

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(advance, AUTOPLAY_DELAY_MS);
    return () => clearInterval(timer);
  }, [isTurning, advance]);

  return {
    isPlaying,
    isTurning,
    stop: () => setChosen(false),
    start: () => {
      setChosen(true);
      // The pressed button has pointer and focus, which must not pause at once what it has started.
      setHolds(NO_HOLDS);
    },
    holdHandlers: {
      onPointerEnter: () => setHolds((held) => ({ ...held, pointer: true })),
      onPointerLeave: () => setHolds((held) => ({ ...held, pointer: false })),
      onFocus: () => setHolds((held) => ({ ...held, focus: true })),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setHolds((held) => ({ ...held, focus: false }));
      },
    },
  };
}

const NO_HOLDS = { pointer: false, focus: false };

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isTabVisible(): boolean {
  return document.visibilityState === 'visible';
}
