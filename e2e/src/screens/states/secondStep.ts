import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { answerApi, declinePasskeys, fillAndSubmit, refuseByApi, submit, waitForAlert } from '../steps.ts';

interface Factors {
  hasApp: boolean;
  hasPasskey: boolean;
}

const both: Factors = { hasApp: true, hasPasskey: true };
const byPasskey: Factors = { hasApp: false, hasPasskey: true };

const of = (name: string, factors: Factors, act?: (page: Page) => Promise<void>): ScreenState => ({
  name: `sign-in, second step: ${name}`,
  path: 'auth/login',
  isPublic: true,
  mode: 'live',
  prepare: async (page) => {
    await declinePasskeys(page);
    await answerApi('/auth/login', { proof: 'proof', expiresAt: '2099-01-01T00:00:00.000Z', ...factors }, 202)(page);
  },
  reach: async (page) => {
    await fillAndSubmit(page, 'demo', 'Harbour-Light-27');
    await page.locator('form [type="password"]').waitFor({ state: 'detached' });
    await act?.(page);
  },
});

/** The last is the way back. */
const useRecoveryCode = (page: Page) => page.locator('form button').nth(-2).click();

async function sendWrongCode(page: Page): Promise<void> {
  await refuseByApi('/auth/login/code', 422, { type: '/problems/wrong-code', detail: 'That code isn’t correct.' })(
    page,
  );
  await fillAndSubmit(page, '123456');
  await page.locator('[aria-invalid="true"]').waitFor();
}

async function sendLate(page: Page): Promise<void> {
  await refuseByApi('/auth/login/code', 422, { type: '/problems/code-expired', detail: 'Expired.' })(page);
  await fillAndSubmit(page, '123456');
  await waitForAlert(page);
}

export const secondStepStates: ScreenState[] = [
  of('app', both),
  of('app, empty field', both, submit),
  of('app, wrong code', both, sendWrongCode),
  of('app, too late', both, sendLate),
  of('passkey', byPasskey),
  of('recovery code', both, useRecoveryCode),
  of('recovery code, empty field', byPasskey, async (page) => {
    await useRecoveryCode(page);
    await submit(page);
  }),
];
