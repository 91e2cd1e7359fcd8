import { type RefObject, useEffect, useState } from 'react';

/** Far enough that most extensions are there when the customer has scrolled to them. */
const MARGIN = '400px';

/** Whether the element is, or has been, on screen or near it. */
export function useNear(element: RefObject<Element | null>, isNearAtOnce: boolean): boolean {
  const [isNear, setNear] = useState(isNearAtOnce);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const onChange = (entries: IntersectionObserverEntry[]) =>
      setNear(entries.some(({ isIntersecting }) => isIntersecting));
    const observer = new IntersectionObserver(onChange, { rootMargin: MARGIN });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
