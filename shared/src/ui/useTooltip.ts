import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

export const TOOLTIP_DELAY_MS = 700;

/** Hoverable, and dismissed by Escape (WCAG 1.4.13). `anchor` is `null` while it is closed. */
export function useTooltip() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef(0);
  const bubble = useRef<HTMLElement>(null);

  const close = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!anchor) return;
    const hide = () => setAnchor(null);
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', hideOnEscape, true);
    document.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('keydown', hideOnEscape, true);
      document.removeEventListener('scroll', hide, true);
    };
  }, [anchor]);

  const handlers = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType === 'touch') return;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(setAnchor, TOOLTIP_DELAY_MS, currentTarget);
    },
    onPointerLeave: ({ relatedTarget }: PointerEvent) => {
      const entersBubble = relatedTarget instanceof Node && bubble.current?.contains(relatedTarget);
      if (!entersBubble) close();
    },
    onPointerDown: close,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget);
    },
    onBlur: close,
  };
  return { anchor, bubble, close, handlers };
}
