import { useLanguage } from '@bank/shared/i18n';
import { useReducedMotion } from '@bank/shared/ui';
import type { KeenSliderInstance } from 'keen-slider';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadAfterPaint } from '../../lib/loadAfterPaint';

const SLIDE_TRANSITION_MS = 250;

type Step = (slider: KeenSliderInstance) => void;

/** Shows the first slide until the slider's code has loaded. */
export function useSlider() {
  const prefersReducedMotion = useReducedMotion();
  // Its direction may be another one.
  const language = useLanguage((state) => state.language);
  const [current, setCurrent] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance>(undefined);
  const earlyStep = useRef<Step>(undefined);
  const take = useCallback((step: Step) => {
    if (slider.current) step(slider.current);
    else earlyStep.current = step;
  }, []);

  useEffect(() => {
    let created: KeenSliderInstance | undefined;
    // keen-slider follows the window's size, but not that of a container beside a closing sidebar. The first size comes
    // right after the slider, and would end a step under way.
    const observer = new ResizeObserver(() => {
      created?.update();
      if (!created || slider.current) return;
      slider.current = created;
      earlyStep.current?.(created);
    });
    const cancelLoad = loadAfterPaint({
      load: async () => (await import(/* webpackFetchPriority: "low" */ 'keen-slider')).default,
      onLoad: (KeenSlider) => {
        if (!container.current) return;
        const slideChanged = ({ track }: KeenSliderInstance) => setCurrent(track.details.rel);
        created = new KeenSlider(container.current, {
          loop: true,
          rtl: getComputedStyle(container.current).direction === 'rtl',
          slideChanged,
        });
        observer.observe(container.current);
      },
      onFailure: (error) => console.error('The offers could not be made to slide', error),
    });
    return () => {
      cancelLoad();
      observer.disconnect();
      created?.destroy();
      slider.current = undefined;
    };
  }, [language]);

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
