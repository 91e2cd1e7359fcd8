import { DEFAULT_LANGUAGES } from '@bank/shared/languages';
import type { Page } from '@playwright/test';

/** What a customer can have on screen. Steps go by roles and order, never by words: they are the same in every language. */
export interface ScreenState {
  name: string;
  path: string;
  isPublic?: boolean;
  /** Where it can be reached; everywhere without it. */
  only?: 'phone' | 'desktop';
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What the customer does on the page. */
  reach?: (page: Page) => Promise<unknown>;
}

/** In px. */
export const widths = [320, 390, 768, 1440] as const;
export const themes = ['light', 'dark'] as const;
export const languages = DEFAULT_LANGUAGES;
export const MIN_DESKTOP_PX = 768;

const menuOfHeader = (fromEnd: number) => async (page: Page) => {
  const menus = page.locator('header:has(h1, nav) [aria-haspopup="menu"]');
  await menus.nth((await menus.count()) - fromEnd).click();
};
const chooseFirst = (page: Page) => page.getByRole('menuitem').first().click();
const submit = (page: Page) => page.locator('form button[type="submit"]').click();

/** In the order of the fields. */
async function fillAndSubmit(page: Page, ...values: string[]): Promise<void> {
  const fields = page.locator('form input:not([type="checkbox"])');
  for (const [at, value] of values.entries()) await fields.nth(at).fill(value);
  await submit(page);
}

async function fillAccount(page: Page): Promise<void> {
  await fillAndSubmit(page, '12345678', 'P1234567', '+1 555 010 0134');
}

async function fillPerson(page: Page): Promise<void> {
  await fillAccount(page);
  await page.locator('input[type="date"]').waitFor();
  await fillAndSubmit(page, 'Amelia', 'Hart', '1988-04-12', 'amelia.hart@mail.example');
}

async function openRowMenu(page: Page): Promise<void> {
  await page.locator('main [aria-haspopup="menu"]').first().click();
}

async function openFilter(page: Page): Promise<void> {
  const menu = page.locator('header:has(h1) [aria-haspopup="menu"]');
  if ((await menu.count()) < 3) return page.locator('header:has(h1) button:not([aria-haspopup])').nth(1).click();
  await menu.first().click();
  await chooseFirst(page);
}

const publicStates: ScreenState[] = [
  { name: 'sign-in', path: 'auth/login' },
  { name: 'sign-in: empty fields', path: 'auth/login', reach: submit },
  { name: 'registration 1: account', path: 'auth/register' },
  { name: 'registration 1: empty fields', path: 'auth/register', reach: submit },
  { name: 'registration 2: person', path: 'auth/register', reach: fillAccount },
  { name: 'registration 3: security', path: 'auth/register', reach: fillPerson },
  {
    name: 'registration 3: weak password',
    path: 'auth/register',
    reach: async (page) => {
      await fillPerson(page);
      await page.getByRole('checkbox').waitFor();
      await fillAndSubmit(page, 'amelia', 'orange', 'apple');
    },
  },
  {
    name: 'registration: received',
    path: 'auth/register',
    reach: async (page) => {
      await fillPerson(page);
      await page.getByRole('checkbox').check();
      await fillAndSubmit(page, 'amelia', 'Orange-Tree-7', 'Orange-Tree-7');
      await page.locator('form').waitFor({ state: 'detached' });
    },
  },
  { name: 'recovery 1: phone', path: 'auth/forgot-password' },
  { name: 'recovery 1: empty field', path: 'auth/forgot-password', reach: submit },
  {
    name: 'recovery 2: message sent',
    path: 'auth/forgot-password',
    reach: async (page) => {
      await fillAndSubmit(page, '+1 555 010 0134');
      await page.locator('form').waitFor({ state: 'detached' });
      // Whoever reads stays.
      await page.locator('main a').last().focus();
    },
  },
  { name: 'recovery 3: new password', path: 'auth/reset-password' },
  {
    name: 'recovery 3: weak password',
    path: 'auth/reset-password',
    reach: (page) => fillAndSubmit(page, '123456', 'orange', 'apple'),
  },
  {
    name: 'recovery 4: complete',
    path: 'auth/reset-password',
    reach: async (page) => {
      await fillAndSubmit(page, '123456', 'Orange-Tree-7', 'Orange-Tree-7');
      await page.locator('form').waitFor({ state: 'detached' });
    },
  },
  { name: 'error page', path: 'error' },
  {
    name: 'sign-in unavailable',
    path: 'auth/login',
    prepare: (page) => page.route('**/mfe-auth/**', (route) => route.abort()),
  },
];

const mainStates: ScreenState[] = [
  { name: 'dashboard', path: 'dashboard' },
  {
    name: 'dashboard: customize',
    path: 'dashboard',
    reach: (page) => page.locator('main [aria-haspopup="dialog"]').first().click(),
  },
  {
    name: 'dashboard: no transactions match',
    path: 'dashboard',
    reach: async (page) => {
      await page.locator('main select').nth(1).selectOption({ index: 1 });
      await page.locator('main select').nth(2).selectOption({ index: 2 });
    },
  },
  { name: 'dashboard: theme menu', path: 'dashboard', reach: menuOfHeader(2) },
  { name: 'dashboard: account menu', path: 'dashboard', reach: menuOfHeader(1) },
  {
    name: 'profile',
    path: 'dashboard',
    reach: async (page) => {
      await menuOfHeader(1)(page);
      await chooseFirst(page);
    },
  },
  {
    name: 'navigation sheet',
    path: 'cards',
    only: 'phone',
    reach: (page) => page.locator('header:has(h1) button').first().click(),
  },
  {
    name: 'sidebar as a rail',
    path: 'accounts',
    only: 'desktop',
    reach: (page) => page.locator('header:has(h1) button').first().click(),
  },
  { name: 'page actions', path: 'accounts', only: 'phone', reach: menuOfHeader(3) },
  {
    name: 'support',
    path: 'cards',
    only: 'desktop',
    reach: (page) => page.locator('#sidebar > div:last-of-type button').last().click(),
  },
  { name: 'accounts', path: 'accounts' },
  { name: 'accounts: row menu', path: 'accounts', reach: openRowMenu },
  {
    name: 'accounts: details',
    path: 'accounts',
    reach: async (page) => {
      await openRowMenu(page);
      await page.locator('button[role="menuitem"]').first().click();
    },
  },
  {
    name: 'accounts: add',
    path: 'accounts',
    reach: (page) => page.locator('main [aria-haspopup="dialog"]').first().click(),
  },
  { name: 'accounts: filter', path: 'accounts', reach: openFilter },
  {
    name: 'accounts: nothing found',
    path: 'accounts',
    reach: async (page) => {
      await openFilter(page);
      await page.locator('main input').fill('zzz');
    },
  },
  {
    name: 'accounts: toast',
    path: 'accounts',
    reach: async (page) => {
      await openRowMenu(page);
      await page.locator('button[role="menuitem"]').last().click();
      await page.locator('[aria-live] li, [role="status"] li, ol > li').last().waitFor();
    },
  },
  {
    name: 'accounts unavailable',
    path: 'accounts',
    prepare: (page) => page.route('**/mfe-accounts/**', (route) => route.abort()),
  },
  ...['transfers', 'cards', 'budget', 'settings', 'transfers/internal'].map((path) => ({ name: path, path })),
];

export const states: ScreenState[] = [...publicStates.map((state) => ({ ...state, isPublic: true })), ...mainStates];
