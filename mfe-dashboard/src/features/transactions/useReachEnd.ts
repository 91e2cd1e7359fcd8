import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls when the element is on screen or within a screen's height below it. */
export function useReachEnd(element: RefObject<Element | null>, isWatching: boolean, onReach: () => void): void {
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!isWatching || !element.current) return undefined;
    const onChange = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
    };
    const observer = new IntersectionObserver(onChange, { rootMargin: '0px 0px 100%' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWatching]);
}
