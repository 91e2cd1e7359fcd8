import type { Page } from '@playwright/test';

interface Action {
  name: string;
  act: (page: Page) => Promise<unknown>;
}

/** What customers do on the accounts page, one after the other. */
export const actions: Action[] = [
  {
    name: 'sidebar toggle',
    act: (page) =>
      page
        .getByRole('button', { name: /sidebar/i })
        .first()
        .click(),
  },
  { name: 'menu', act: (page) => page.getByRole('button', { name: 'Your account' }).click() },
  { name: 'closing it', act: (page) => page.keyboard.press('Escape') },
  { name: 'sort', act: (page) => page.locator('main th button').first().click() },
  { name: 'filter', act: (page) => page.getByRole('button', { name: 'Filter', exact: true }).click() },
  { name: 'typing', act: (page) => page.keyboard.type('s') },
];
