import type { ScreenState } from '../ScreenState.ts';
import { answerApi, failApi, hideBalances, holdApi, waitForAlert } from '../steps.ts';

const short = [
  {
    id: '0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d',
    accountId: 'elsewhere',
    description: 'Streamline',
    category: 'Utilities',
    amount: { minor: -1499, currency: 'USD' },
    before: { minor: -1299, currency: 'USD' },
    rhythm: 'monthly',
    next: '2026-01-01',
    bookings: [],
  },
];

export const billsStates: ScreenState[] = [
  { name: 'bills', path: 'bills' },
  { name: 'bills: loading', path: 'bills', mode: 'live', isBusy: true, prepare: holdApi('/recurring') },
  { name: 'bills: failed', path: 'bills', mode: 'live', prepare: failApi('/recurring'), reach: waitForAlert },
  { name: 'bills: new customer', path: 'bills', mode: 'live', username: 'newcomer' },
  { name: 'bills: a price went up', path: 'bills', mode: 'live', prepare: answerApi('/recurring', short) },
  {
    name: 'bills: not a bill',
    path: 'bills',
    mode: 'sample',
    reach: async (page) => {
      await page.locator('main li > button').first().click();
      await page.locator('details:has(li) > summary').click();
    },
  },
  { name: 'bills: hidden balances', path: 'bills', mode: 'sample', prepare: hideBalances },
];
