import { useCallback, useRef, useState } from 'react';

/** Whether the filter bar is open. Closing gives the focus back to where it was opened from. */
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
