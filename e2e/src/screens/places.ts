import type { Page } from '@playwright/test';

/** Maps role and name to `left top width height`, rounded, in px. */
export type Places = Record<string, string>;

/** Fonts are drawn differently between versions of browsers; what is moved by more is seen. */
const TOLERANCE_PX = 3;

/** Reads the places of what a customer reads first and can press, but for rows, whose number and texts follow the date. */
export function readPlaces(page: Page): Promise<Places> {
  return page.evaluate(() => {
    const found: Record<string, string> = {};
    for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, a, button, input, select, textarea')) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || element.closest('tr, [data-row]') || !element.checkVisibility()) continue;
      // The number of unread alerts arrives later.
      const text =
        element.getAttribute('aria-label')?.replace(/, \d+ unread$/, '') ??
        (element.matches('input, select') ? '' : element.innerText);
      const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.innerText ?? '') : '';
      const name = `${element.localName} ${(text || label).replaceAll(/\s+/g, ' ').slice(0, 40)}`.trim();
      let key = name;
      for (let at = 2; key in found; at += 1) key = `${name} ${at}`;
      // What stays on screen is measured on it, the rest on the page.
      let around: Element | null = element;
      while (around && !/fixed|sticky/.test(getComputedStyle(around).position)) around = around.parentElement;
      found[key] = [left, top + (around ? 0 : scrollY), width, height].map(Math.round).join(' ');
    }
    return found;
  });
}

/** @returns a line for each difference */
export function comparePlaces(recorded: Places, found: Places): string[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(found)])];
  return names
    .filter((name) => !isNear(recorded[name], found[name]))
    .map((name) => `${name}: ${found[name] ?? 'gone'}, was ${recorded[name] ?? 'not there'}`);
}

function isNear(recorded: string | undefined, found: string | undefined): boolean {
  if (recorded === undefined || found === undefined) return false;
  const before = recorded.split(' ').map(Number);
  return found.split(' ').every((value, at) => Math.abs(Number(value) - (before[at] ?? 0)) <= TOLERANCE_PX);
}
