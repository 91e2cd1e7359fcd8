import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { declinePasskeys, fillAndSubmit, refuseByApi, submit, waitForAlert } from '../steps.ts';
import { CODE, inSample, inSettings, openDialogOf } from './inSettings.ts';

const addPasskey = openDialogOf('passkeys', 0);
const removePasskey = openDialogOf('passkeys', 2);
const useApp = openDialogOf('two-step', 0);

const notAdded = (name: string, prepare: ScreenState['prepare']) =>
  inSettings(
    `add a passkey, ${name}`,
    async (page) => {
      await addPasskey(page);
      await submit(page);
      await waitForAlert(page);
    },
    { mode: 'live', prepare },
  );
const refuse = (type: string) => refuseByApi('/passkeys/options', 403, { type: `/problems/${type}`, detail: '' });

async function askForCode(page: Page): Promise<void> {
  await removePasskey(page);
  await submit(page);
  await page.locator(CODE).waitFor();
}

async function scan(page: Page): Promise<void> {
  await useApp(page);
  await submit(page);
  await page.locator(CODE).first().waitFor();
}

async function showCodes(page: Page): Promise<void> {
  await scan(page);
  await fillAndSubmit(page, '123456');
  await page.locator('dialog li').first().waitFor();
}

async function turnOn(page: Page): Promise<void> {
  await showCodes(page);
  await page.locator('dialog button').last().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Passkeys and two-step sign-in. */
export const signInMethodsStates: ScreenState[] = [
  inSample('add a passkey', async (page) => {
    await addPasskey(page);
    await fillAndSubmit(page, '');
  }),
  notAdded('declined', declinePasskeys),
  notAdded('password asked', refuse('confirmation-needed')),
  notAdded('signed in without the second step', refuse('second-step-needed')),
  inSample('rename a passkey', openDialogOf('passkeys', 1)),
  inSample('remove a passkey', removePasskey),
  inSample('remove a passkey, code asked', askForCode),
  inSample('no passkeys', async (page) => {
    await askForCode(page);
    await fillAndSubmit(page, '123456');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }),
  inSettings('two-step by an app', useApp),
  inSample('two-step by passkeys', openDialogOf('two-step', 1)),
  inSettings('two-step, scan', scan),
  inSettings('two-step, wrong code', async (page) => {
    await scan(page);
    await submit(page);
  }),
  inSample('two-step, recovery codes', showCodes),
  inSample('two-step on', turnOn),
  inSample('turn two-step off', async (page) => {
    await turnOn(page);
    await openDialogOf('two-step', 1)(page);
  }),
];
