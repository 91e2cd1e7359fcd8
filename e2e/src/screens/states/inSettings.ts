import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';

export const inSettings = (
  name: string,
  reach?: ScreenState['reach'],
  more: Partial<ScreenState> = {},
): ScreenState => ({ name: `settings: ${name}`, path: 'settings', reach, ...more });

/** What the live bank would refuse, keep or send by mail. */
export const inSample = (name: string, reach: ScreenState['reach']) => inSettings(name, reach, { mode: 'sample' });

/** @param at which of the dialogs that the section opens, in their order */
export const openDialogOf = (section: string, at: number) => async (page: Page) => {
  await page.locator(`section[aria-labelledby="settings-${section}"] [aria-haspopup="dialog"]`).nth(at).click();
  await page.getByRole('dialog').waitFor();
};

export const CODE = 'dialog [autocomplete="one-time-code"]';
