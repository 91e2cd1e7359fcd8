import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { lockScroll } from './lockScroll';
import { onFocusLost } from './onFocusLost';

const FIELD_SELECTOR = ':is(input, select, textarea):not([type=hidden], :disabled)';

/**
 * Props for a `<dialog>` that is modal while mounted. Its first field gets the focus, or the dialog where that is not on
 * screen, or what the browser chooses where there is none; in later steps the first field or the dialog again, when what
 * had the focus is taken out; in the end its opener, or the section that this was taken out of, or what the page says first.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isBackdropPressed = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const section = opener?.closest<HTMLElement>('section, main');
    const stopFollowing = section ? onFocusLost(section, () => focusOnSection(section)) : () => {};
    dialog.showModal();
    if (dialog.querySelector(FIELD_SELECTOR)) focusFirst(dialog);
    const stop = onFocusLost(dialog, () => focusFirst(dialog));
    const unlock = lockScroll();
    return () => {
      stop();
      dialog.close();
      unlock();
      document.addEventListener('focusin', stopFollowing, { once: true });
      if (section && !opener?.isConnected) focusOnSection(section);
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

/** The first field, unless it is below what is on screen: each step is read from its title. */
function focusFirst(dialog: HTMLElement): void {
  for (const scroller of [dialog, ...dialog.children]) scroller.scrollTop = 0;
  const field = dialog.querySelector<HTMLElement>(FIELD_SELECTOR);
  const isOnScreen = field && field.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom;
  focusOn(isOnScreen ? field : dialog);
}

/** All of `<main>` would be read out, and may be scrolled to anywhere. */
function focusOnSection(section: HTMLElement): void {
  focusOn((section.matches('main') && section.querySelector<HTMLElement>('h1, h2')) || section);
  // A browser leaves one that is longer than the screen scrolled to wherever it is.
  if (section.getBoundingClientRect().top < 0) section.scrollIntoView();
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}
