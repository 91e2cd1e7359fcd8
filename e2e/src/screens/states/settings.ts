import type { ScreenState } from '../ScreenState.ts';
import { failApi, openDialog, submit } from '../steps.ts';

const path = 'settings';

export const settingsStates: ScreenState[] = [
  { name: 'settings', path },
  { name: 'settings: failed', path, mode: 'live', prepare: failApi('/sessions') },
  { name: 'settings: change the email address', path, reach: openDialog },
  {
    name: 'settings: add a passkey',
    path,
    mode: 'sample',
    reach: async (page) => {
      await page.locator('section[aria-labelledby="settings-passkeys"] button').first().click();
      await page.getByRole('dialog').waitFor();
      await page.locator('dialog input').fill('');
      await submit(page);
    },
  },
];
