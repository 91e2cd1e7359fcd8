import { useEffect, useState } from 'react';

export const SLIDE_INTERVAL_MS = 5000;

export interface Slideshow {
  current: number;
  /** Stays visible below the current slide while that fades in. */
  previous: number | undefined;
}

export function useSlideshow(count: number, isRunning: boolean): Slideshow {
  const [slideshow, setSlideshow] = useState<Slideshow>({ current: 0, previous: undefined });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () => setSlideshow(({ current }) => ({ current: (current + 1) % count, previous: current })),
      SLIDE_INTERVAL_MS,
    );
    return () => clearInterval(timer);
  }, [count, isRunning]);
  return slideshow;
}
