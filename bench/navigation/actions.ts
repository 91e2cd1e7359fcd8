import type { Page } from '@playwright/test';
import { type Press, pointAt } from './interactions.ts';

interface Action {
  name: string;
  /** Gets everything ready but the press itself. */
  prepare: (page: Page) => Press | Promise<Press>;
}

const click = (name: string, role: 'button' | 'menuitemradio' | 'checkbox' = 'button') => ({
  prepare: (page: Page) => pointAt(page, page.getByRole(role, { name }).first()),
});
const type = (key: string) => ({ prepare: (page: Page) => () => page.keyboard.press(key) });

/** What customers do on the page of accounts, one after the other. */
export const accountsActions: Action[] = [
  { name: 'sidebar toggle', ...click('Toggle sidebar') },
  { name: 'menu', ...click('Your account') },
  { name: 'closing it', ...type('Escape') },
  { name: 'sort', ...click('Account Name') },
  { name: 'filter', ...click('Filter') },
  { name: 'typing', ...type('s') },
];

/** And on the dashboard. */
export const dashboardActions: Action[] = [
  { name: 'sidebar toggle, dashboard', ...click('Toggle sidebar') },
  { name: 'menu of themes', ...click('Theme') },
  { name: 'another theme', ...click('Dark', 'menuitemradio') },
  { name: 'Customize', ...click('Customize') },
  { name: 'a widget hidden', prepare: (page) => pointAt(page, page.getByRole('dialog').getByRole('checkbox').first()) },
  { name: 'closing Customize', ...type('Escape') },
];
