import { type RefObject, useEffect, useState } from 'react';

/** Whether the element's content is larger than the element. */
export function useOverflow(ref: RefObject<Element | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  // Runs after every render, because the content may have been replaced. Observers measure when the layout is there anyway.
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflowing(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    );
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  });
  return isOverflowing;
}
