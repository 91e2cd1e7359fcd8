import type { Page } from '@playwright/test';
import type { Bank } from './startBank.ts';

/** The next page is served to this cohort, such as `0123456789abcdef.private`. */
export async function become(page: Page, bank: Bank, cohort: string): Promise<void> {
  const { pathname } = new URL(bank.url);
  await page.context().clearCookies({ name: 'bank:cohort' });
  await page.context().addCookies([{ name: 'bank:cohort', value: cohort, domain: 'localhost', path: pathname }]);
}
