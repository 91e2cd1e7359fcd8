import type { Page } from '@playwright/test';

/** Like a link of the bank: stays in the document, whose load costs far more than a page within it. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const [base = '/'] = /^\/banking\//.exec(location.pathname) ?? [];
    history.pushState(null, '', base + to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
