import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { lockScroll } from './lockScroll';
import { onFocusLost } from './onFocusLost';

const FIELD_SELECTOR = ':is(input, select, textarea):not([type=hidden], :disabled)';

/**
 * Props for a `<dialog>` that is modal while mounted. Its first field gets the focus, or what the browser chooses; later
 * that field or the dialog, when what had it is taken out; in the end its opener, or the section that this was taken out of.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isBackdropPressed = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const section = opener?.closest<HTMLElement>('section, main');
    const stopFollowing = section ? onFocusLost(section, () => focusOn(section)) : () => {};
    dialog.showModal();
    const field = () => dialog.querySelector<HTMLElement>(FIELD_SELECTOR);
    field()?.focus();
    const stop = onFocusLost(dialog, () => focusOn(field() ?? dialog));
    const unlock = lockScroll();
    return () => {
      stop();
      dialog.close();
      unlock();
      document.addEventListener('focusin', stopFollowing, { once: true });
      if (section && !opener?.isConnected) focusOn(section);
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

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}
