import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { failApi, fillAndSubmit, keepToast, refuseByApi, submit, waitForAlert } from '../steps.ts';
import { CODE, inSample, inSettings, openDialogOf } from './inSettings.ts';

const PASSWORD = 'Orange-Tree-7';
const changeEmail = openDialogOf('profile', 0);
const changePhone = openDialogOf('profile', 1);
const changePassword = openDialogOf('profile', 2);

async function waitForCode(page: Page, to: string): Promise<void> {
  await fillAndSubmit(page, to, PASSWORD);
  await page.locator(CODE).waitFor();
}

export const settingsStates: ScreenState[] = [
  { name: 'settings', path: 'settings' },
  inSettings('failed', undefined, { mode: 'live', prepare: failApi('/sessions') }),
  inSettings('change the email address', changeEmail),
  inSettings('change the email address, empty fields', async (page) => {
    await changeEmail(page);
    await submit(page);
  }),
  inSettings(
    'change the email address, refused',
    async (page) => {
      await changeEmail(page);
      await fillAndSubmit(page, 'amelia@mail.example', PASSWORD);
      await waitForAlert(page);
    },
    { mode: 'live', prepare: refuseByApi('/profile', 422, { type: '/problems/wrong-password', detail: 'Refused.' }) },
  ),
  inSample('change the email address, code', async (page) => {
    await changeEmail(page);
    await waitForCode(page, 'amelia@mail.example');
  }),
  inSettings('change the phone number', changePhone),
  inSample('change the phone number, wrong code', async (page) => {
    await changePhone(page);
    await waitForCode(page, '+1 555 010 0134');
    await fillAndSubmit(page, '12');
  }),
  inSettings('change the password', changePassword),
  inSettings('change the password, wrong entries', async (page) => {
    await changePassword(page);
    await fillAndSubmit(page, PASSWORD, 'short', 'other');
  }),
  inSample('password changed', async (page) => {
    await changePassword(page);
    await fillAndSubmit(page, PASSWORD, PASSWORD, PASSWORD);
    await keepToast(page);
  }),
  inSample('end all other sessions', openDialogOf('sessions', 0)),
  inSample('end a session', openDialogOf('sessions', 1)),
  inSettings('leave the bank', openDialogOf('leave', 0)),
  inSample('leave the bank, refused', async (page) => {
    await openDialogOf('leave', 0)(page);
    await submit(page);
    await waitForAlert(page);
  }),
];
