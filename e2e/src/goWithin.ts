import type { Page } from '@playwright/test';

/**
 * Like a link of the bank: stays in the document, whose load costs far more than a page within it. The page before is
 * shown until the next one has been loaded: whoever goes on looks for something that only the next one has.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const [base = '/'] = /^\/banking\//.exec(location.pathname) ?? [];
    history.pushState(null, '', base + to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
