import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { failApi, hideBalances, holdApi, waitForAlert } from '../steps.ts';

const chooseCategory = (page: Page) => page.locator('main li button').first().click();

export const analyticsStates: ScreenState[] = [
  { name: 'analytics', path: 'analytics' },
  { name: 'analytics: loading', path: 'analytics', mode: 'live', isBusy: true, prepare: holdApi('/spending') },
  { name: 'analytics: failed', path: 'analytics', mode: 'live', prepare: failApi('/spending'), reach: waitForAlert },
  { name: 'analytics: new customer', path: 'analytics', mode: 'live', username: 'newcomer' },
  { name: 'analytics: one category', path: 'analytics', mode: 'sample', reach: chooseCategory },
  { name: 'analytics: hidden balances', path: 'analytics', mode: 'sample', prepare: hideBalances },
];
