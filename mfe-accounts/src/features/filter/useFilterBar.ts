import { useCallback, useRef, useState } from 'react';

/** Closing returns the focus to the element that opened the bar. */
export function useFilterBar() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);

  const close = useCallback(() => {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, []);

  const open = useCallback(() => {
    opener.current = document.activeElement;
    setOpen(true);
  }, []);

  return { isOpen, close, toggle: isOpen ? close : open };
}
