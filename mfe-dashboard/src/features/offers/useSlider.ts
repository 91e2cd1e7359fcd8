import { useReducedMotion } from '@bank/shared/ui';
import type { KeenSliderInstance } from 'keen-slider';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadAfterPaint } from '../../lib/loadAfterPaint';

const SLIDE_TRANSITION_MS = 250;

type Step = (slider: KeenSliderInstance) => void;

/** Until the slider's code is here, the first slide stands still. */
export function useSlider() {
  const prefersReducedMotion = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance>(undefined);
  const earlyStep = useRef<Step>(undefined);
  const take = useCallback((step: Step) => {
    if (slider.current) step(slider.current);
    else earlyStep.current = step;
  }, []);

  useEffect(() => {
    const start = (created: KeenSliderInstance) => {
      slider.current = created;
      earlyStep.current?.(created);
    };
    // keen-slider follows the window's size, but not that of a container beside a closing sidebar.
    const observer = new ResizeObserver(() => slider.current?.update());
    const cancelLoad = loadAfterPaint({
      load: async () => (await import(/* webpackFetchPriority: "low" */ 'keen-slider')).default,
      onLoad: (KeenSlider) => {
        if (!container.current) return;
        start(
          new KeenSlider(container.current, { loop: true, slideChanged: (at) => setCurrent(at.track.details.rel) }),
        );
        observer.observe(container.current);
      },
      onFailure: (error) => console.error('The offers could not be made to slide', error),
    });
    return () => {
      cancelLoad();
      observer.disconnect();
      slider.current?.destroy();
    };
  }, []);

  const duration = prefersReducedMotion ? 0 : SLIDE_TRANSITION_MS;
  const turn = useCallback(
    (by: number) => take(({ moveToIdx, track }) => moveToIdx(track.details.abs + by, true, { duration })),
    [take, duration],
  );
  return {
    container,
    current,
    next: useCallback(() => turn(1), [turn]),
    previous: () => turn(-1),
    show: (index: number) => take(({ moveToIdx }) => moveToIdx(index, false, { duration })),
  };
}
