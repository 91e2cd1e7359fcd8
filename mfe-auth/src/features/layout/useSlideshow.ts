import { useEffect, useState } from 'react';

/** How long each background stays, in ms. */
export const SLIDE_INTERVAL = 5000;

export interface Slideshow {
  current: number;
  /** The slide that the current one fades in over. */
  previous: number | undefined;
}

/** Which of `count` slides is in view, moving on while `isRunning`. */
export function useSlideshow(count: number, isRunning: boolean): Slideshow {
  const [slideshow, setSlideshow] = useState<Slideshow>({ current: 0, previous: undefined });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () => setSlideshow(({ current }) => ({ current: (current + 1) % count, previous: current })),
      SLIDE_INTERVAL,
    );
    return () => clearInterval(timer);
  }, [count, isRunning]);
  return slideshow;
}
