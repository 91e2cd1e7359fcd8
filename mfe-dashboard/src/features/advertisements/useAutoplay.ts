import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';

/** How long each advertisement stays before the next one, in ms. */
export const AUTOPLAY_DELAY = 5000;

/**
 * Turns the carousel by itself until somebody takes it over: `stop` ends it until `start`.
 * Hover, focus and a hidden tab hold it. Under reduced motion (`isStill`) it turns only when asked to.
 */
export function useAutoplay(advance: () => void, isStill: boolean) {
  const [chosen, setChosen] = useState<boolean>();
  const [holds, setHolds] = useState(nothing);
  const isVisible = useSyncExternalStore(subscribeToVisibility, isTabVisible);
  const isPlaying = chosen ?? !isStill;
  const isTurning = isPlaying && isVisible && !holds.pointer && !holds.focus;

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(advance, AUTOPLAY_DELAY);
    return () => clearInterval(timer);
  }, [isTurning, advance]);

  return {
    isPlaying,
    isTurning,
    stop: () => setChosen(false),
    start: () => {
      setChosen(true);
      // Whoever asks for it has pointer and focus here at that moment; both hold it again only when they come anew.
      setHolds(nothing);
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

const nothing = { pointer: false, focus: false };

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isTabVisible(): boolean {
  return document.visibilityState === 'visible';
}
