import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { acceptByApi, fillAndSubmit, refuseByApi, stopAfter, submit, waitForAlert } from '../steps.ts';

const PHONE = '+1 555 010 0134';
const CODE = '123456';
const PASSWORD = 'Orange-Tree-7';

async function askForMessage(page: Page): Promise<void> {
  await fillAndSubmit(page, PHONE);
  await page.locator('form:has([type="tel"])').waitFor({ state: 'detached' });
}

const forgotten = { path: 'auth/forgot-password', isPublic: true };
const reset = { path: 'auth/reset-password', isPublic: true };

export const recoveryStates: ScreenState[] = [
  { name: 'recovery 1: phone', ...forgotten },
  { name: 'recovery 1: empty field', ...forgotten, reach: submit },
  { name: 'recovery 1: wrong number', ...forgotten, reach: (page) => fillAndSubmit(page, 'none') },
  {
    name: 'recovery 2: message sent',
    ...forgotten,
    mode: 'sample',
    prepare: stopAfter(2000),
    reach: askForMessage,
  },
  {
    name: 'recovery 3: after the message',
    ...forgotten,
    reach: async (page) => {
      await askForMessage(page);
      await page.locator('form:has([type="password"])').waitFor();
    },
  },
  { name: 'recovery 3: new password', ...reset },
  { name: 'recovery 3: weak password', ...reset, reach: (page) => fillAndSubmit(page, CODE, 'orange', 'apple') },
  {
    name: 'recovery 3: wrong code',
    ...reset,
    mode: 'live',
    reach: async (page) => {
      await fillAndSubmit(page, CODE, PASSWORD, PASSWORD);
      await page.locator('[aria-invalid="true"], [role="alert"]:not(:empty)').first().waitFor();
    },
  },
  {
    name: 'recovery 3: code expired',
    ...reset,
    mode: 'live',
    prepare: refuseByApi('/auth/reset-password', 422, { type: '/problems/code-expired', detail: 'Expired.' }),
    reach: async (page) => {
      await fillAndSubmit(page, CODE, PASSWORD, PASSWORD);
      await waitForAlert(page);
    },
  },
  {
    name: 'recovery 4: complete',
    ...reset,
    prepare: async (page) => {
      await stopAfter(3000)(page);
      await acceptByApi('/auth/reset-password')(page);
    },
    reach: async (page) => {
      await fillAndSubmit(page, CODE, PASSWORD, PASSWORD);
      await page.locator('form').waitFor({ state: 'detached' });
    },
  },
];
