import { useReducedMotion } from '@bank/shared/ui';
import { useKeenSlider } from 'keen-slider/react';
import { useCallback, useEffect, useState } from 'react';

const TURN_TIME = 250;

/** The looping slider: which slide it shows and how to move it. */
export function useSlider() {
  const isStill = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [container, slider] = useKeenSlider<HTMLDivElement>({
    loop: true,
    defaultAnimation: { duration: isStill ? 0 : TURN_TIME },
    slideChanged: ({ track }) => setCurrent(track.details.rel),
  });

  useEffect(() => {
    const instance = slider.current;
    if (!instance) return;
    // It follows the window's size by itself, but not a sidebar that closes beside it.
    const observer = new ResizeObserver(() => instance.update());
    observer.observe(instance.container);
    return () => observer.disconnect();
  }, [slider]);

  return {
    container,
    current,
    next: useCallback(() => slider.current?.next(), [slider]),
    previous: useCallback(() => slider.current?.prev(), [slider]),
    show: useCallback((index: number) => slider.current?.moveToIdx(index), [slider]),
  };
}
