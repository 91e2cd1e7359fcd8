import { findMenuTarget } from './findMenuTarget';

/** @returns whether the key is one that a menu handles */
export function moveFocus(menu: HTMLElement, key: string, search = ''): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const current = items.indexOf(document.activeElement as HTMLElement);
  const labels = items.map((item) => item.textContent.trim());
  const target = findMenuTarget(key, current, labels, search);
  if (target === undefined) return search !== '';
  items[target]?.focus();
  return true;
}
