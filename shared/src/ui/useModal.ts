import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { lockScroll } from './lockScroll';

const FIELD_SELECTOR = ':is(input, select, textarea):not([type=hidden], :disabled)';

/** Props for a `<dialog>` that is modal while mounted. Its first field gets the focus, or what the browser chooses. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isBackdropPressed = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(FIELD_SELECTOR)?.focus();
    const unlock = lockScroll();
    return () => {
      dialog.close();
      unlock();
    };
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Chromium closes on a second Escape even when the first `cancel` was prevented.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
    // Needs press and click: a text selection dragged onto the backdrop must not close the dialog.
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      isBackdropPressed.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (isBackdropPressed.current && target === currentTarget) onClose();
    },
  };
}
