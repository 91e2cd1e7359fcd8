import { menuTarget } from './menuTarget';

/** Moves the focus among a menu's items as `key` says. False when the key is not one of a menu's. */
export function moveFocus(menu: HTMLElement, key: string, search = ''): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const current = items.indexOf(document.activeElement as HTMLElement);
  const labels = items.map((item) => item.textContent.trim());
  const target = menuTarget(key, current, labels, search);
  if (target === undefined) return search !== '';
  items[target]?.focus();
  return true;
}
