import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { failApi, hideBalances, holdApi, waitForAlert } from '../steps.ts';

const start = (page: Page) => page.locator('main button[data-variant="primary"]').click();

const startAndOpen = async (page: Page) => {
  await start(page);
  await page.locator('main li button').first().click();
  await page.getByRole('dialog').waitFor();
};

export const budgetStates: ScreenState[] = [
  { name: 'budget', path: 'budget' },
  { name: 'budget: loading', path: 'budget', mode: 'live', isBusy: true, prepare: holdApi('/budgets') },
  { name: 'budget: failed', path: 'budget', mode: 'live', prepare: failApi('/budgets'), reach: waitForAlert },
  { name: 'budget: new customer', path: 'budget', mode: 'live', username: 'newcomer' },
  { name: 'budget: envelopes', path: 'budget', mode: 'sample', reach: start },
  { name: 'budget: change', path: 'budget', mode: 'sample', reach: startAndOpen },
  { name: 'budget: hidden balances', path: 'budget', mode: 'sample', prepare: hideBalances, reach: start },
];
