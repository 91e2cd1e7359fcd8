import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { lockScroll } from './lockScroll';

const FIELD = ':is(input, select, textarea):not([type=hidden], :disabled)';

/**
 * Props that make a mounted `<dialog>` modal until it unmounts. Focus goes to its first field, or to whatever the
 * browser chooses, and back to the opener. Escape and the backdrop ask `onClose`.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isBackdropPressed = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(FIELD)?.focus();
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
    // Chromium closes on a second Escape even when the first was refused.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
    // Press and click both: a selection dragged out of the dialog must not close it.
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      isBackdropPressed.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (isBackdropPressed.current && target === currentTarget) onClose();
    },
  };
}
