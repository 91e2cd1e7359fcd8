import type { Page } from '@playwright/test';

/** @returns what engines look at, but for colours: two looks of the same shape differ in those alone */
export function readShape(page: Page): Promise<string> {
  return page.evaluate(() => {
    const boxes = [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });
    return [document.title, document.body.outerHTML, ...boxes].join('\n');
  });
}
