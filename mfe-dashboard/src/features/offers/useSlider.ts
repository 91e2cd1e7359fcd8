import { useReducedMotion } from '@bank/shared/ui';
import { useKeenSlider } from 'keen-slider/react';
import { useCallback, useEffect, useState } from 'react';

const SLIDE_TRANSITION_MS = 250;

export function useSlider() {
  const prefersReducedMotion = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [container, slider] = useKeenSlider<HTMLDivElement>({
    loop: true,
    defaultAnimation: { duration: prefersReducedMotion ? 0 : SLIDE_TRANSITION_MS },
    slideChanged: ({ track }) => setCurrent(track.details.rel),
  });

  useEffect(() => {
    const instance = slider.current;
    if (!instance) return;
    // keen-slider follows the window's size, but not that of a container beside a closing sidebar.
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
