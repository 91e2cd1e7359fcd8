import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { failApi, hideBalances, holdApi, waitForAlert } from '../steps.ts';

const openBell = async (page: Page) => {
  const bell = page.getByRole('banner').locator('[data-bell] button');
  await bell.click();
  await page.getByRole('menu').waitFor();
};

export const alertsStates: ScreenState[] = [
  { name: 'alerts', path: 'alerts' },
  { name: 'alerts: loading', path: 'alerts', mode: 'live', isBusy: true, prepare: holdApi('/alerts') },
  { name: 'alerts: failed', path: 'alerts', mode: 'live', prepare: failApi('/alerts'), reach: waitForAlert },
  { name: 'alerts: one kind', path: 'alerts?kind=card-declined', mode: 'sample' },
  { name: 'alerts: none of a kind', path: 'alerts?kind=security', mode: 'live', username: 'newcomer' },
  { name: 'alerts: choices', path: 'alerts?choices=1' },
  { name: 'alerts: bell', path: 'budget', mode: 'sample', reach: openBell },
  { name: 'alerts: hidden balances', path: 'alerts', mode: 'sample', prepare: hideBalances },
];
