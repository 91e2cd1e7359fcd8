import type { Page } from '@playwright/test';

/** Pages, and what shows that they are there, with the sidebar on screen. */
export const routes = {
  dashboard: { to: 'dashboard', shows: 'main table tfoot' },
  accounts: { to: 'accounts', shows: 'main table th button' },
};

/** In which the sidebar has the link to the accounts. */
export async function openAccountsSection(page: Page): Promise<void> {
  const section = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Accounts' });
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click();
}
