import { type KeyboardEvent, type MouseEvent, type ToggleEvent, useState } from 'react';
import { moveFocus } from './moveFocus';
import { type OpenMenu, useMenuPopover } from './useMenuPopover';
import { useTypeahead } from './useTypeahead';

/** State and keys. Light dismiss, and closing other menus, is up to the browser's `popover="auto"`. */
export function useMenu(align: 'start' | 'end') {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const ref = useMenuPopover(open, align);
  const search = useTypeahead();

  const close = () => {
    open?.trigger.focus();
    setOpen(null);
  };

  const triggerHandlers = {
    onClick: (event: MouseEvent<HTMLElement>) => {
      // `popovertarget` only keeps a press on the trigger from counting as outside; this handler toggles.
      event.preventDefault();
      if (open) close();
      else setOpen({ trigger: event.currentTarget, focusKey: 'Home' });
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen({ trigger: event.currentTarget, focusKey: event.key === 'ArrowDown' ? 'Home' : 'End' });
    },
  };

  const menuHandlers = {
    onToggle: (event: ToggleEvent) => event.newState === 'closed' && setOpen(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // Not prevented: the focus is on the trigger again, and Tab moves on from there.
      if (event.key === 'Tab') return close();
      if (event.key === 'Escape') close();
      else if (event.key === ' ') (event.target as HTMLElement).click();
      else if (!moveFocus(event.currentTarget, event.key, search(event))) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { isOpen: open !== null, ref, close, triggerHandlers, menuHandlers };
}
