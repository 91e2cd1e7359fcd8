import { useReducedMotion } from '@bank/shared/ui';
import { useCallback, useRef, useState } from 'react';

export interface CardStrip {
  /** Goes on the element that scrolls. */
  ref: (scroller: HTMLElement | null) => (() => void) | undefined;
  hasPrevious: boolean;
  hasNext: boolean;
  /** Scrolls by one card. */
  goBack: () => void;
  goOn: () => void;
}

/** Positions are fractions of a pixel on some screens. */
const TOLERANCE_PX = 1;

const nothingHidden: Hidden = { hasPrevious: false, hasNext: false };

export function useCardStrip(): CardStrip {
  const strip = useRef<HTMLElement>(null);
  const [hidden, setHidden] = useState(nothingHidden);
  const prefersReducedMotion = useReducedMotion();

  const ref = useCallback((scroller: HTMLElement | null) => {
    strip.current = scroller;
    if (!scroller) return undefined;
    const update = () => setHidden((known) => keepIfSame(known, findHidden(scroller)));
    const resizes = new ResizeObserver(update);
    for (const observed of [scroller, ...scroller.children]) resizes.observe(observed);
    scroller.addEventListener('scroll', update, { passive: true });
    return () => {
      resizes.disconnect();
      scroller.removeEventListener('scroll', update);
      setHidden(nothingHidden);
    };
  }, []);

  const moveBy = (cards: number) => {
    const [card, next] = strip.current?.querySelectorAll('li') ?? [];
    // The distance is negative from right to left.
    const distance = card && next ? next.offsetLeft - card.offsetLeft : 0;
    strip.current?.scrollBy({ left: cards * distance, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  };
  return { ref, ...hidden, goBack: () => moveBy(-1), goOn: () => moveBy(1) };
}

type Hidden = Pick<CardStrip, 'hasPrevious' | 'hasNext'>;

function keepIfSame(known: Hidden, found: Hidden): Hidden {
  return known.hasPrevious === found.hasPrevious && known.hasNext === found.hasNext ? known : found;
}

function findHidden({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden {
  // Negative from right to left.
  const scrolled = Math.abs(scrollLeft);
  return {
    hasPrevious: scrolled > TOLERANCE_PX,
    hasNext: scrolled + clientWidth < scrollWidth - TOLERANCE_PX,
  };
}
