import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { answerApi, declinePasskeys, refuseByApi, submit, waitForAlert } from '../steps.ts';

const payee = { id: '0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d', name: 'Lena Ortiz', lastFour: '4417' };
const needed = { type: '/problems/step-up-needed', detail: 'Confirm it.', stepUp: 'one' };
const DAY_MS = 24 * 60 * 60 * 1000;

const of = (name: string, by: 'code' | 'passkey', reach: ScreenState['reach']): ScreenState => ({
  name: `step-up: ${name}`,
  path: 'transfers/external',
  mode: 'live',
  prepare: async (page) => {
    await declinePasskeys(page);
    await answerApi('/payees', [payee])(page);
    await refuseByApi('/{transfers,schedules}', 403, needed)(page);
    await answerApi(
      '/step-ups/*/options',
      by === 'code' ? { by, proof: 'proof' } : { by, options: { challenge: 'AA' } },
    )(page);
  },
  reach,
});

async function pay(page: Page): Promise<void> {
  await page.locator('form input[name="payee"]').check();
  await page.locator('form input[name="amount"]').fill('40');
  await submit(page);
  await page.locator('main dl').waitFor();
  await page.locator('main button').last().click();
  await page.getByRole('dialog').waitFor();
}

async function payEachMonth(page: Page): Promise<void> {
  await page.locator('form input[name="when"]').last().check();
  const nextMonth = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  await page.locator('form input[type="date"]').first().fill(nextMonth);
  await pay(page);
}

/** What the bank wants confirmed before it pays somebody new. */
export const stepUpStates: ScreenState[] = [
  of('code', 'code', pay),
  of('wrong code', 'code', async (page) => {
    await pay(page);
    await submit(page);
  }),
  of('passkey, for a standing order', 'passkey', payEachMonth),
  of('passkey, declined', 'passkey', async (page) => {
    await pay(page);
    await submit(page);
    await waitForAlert(page);
  }),
];
