import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';

test.use({ signedIn: true });

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

test('warns before inactivity ends the session; one key extends it and keeps what was typed; the end says why, and leads back after the sign-in', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('accounts');
  await expect(page.getByRole('region', { name: 'Account Details' }).getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('textbox', { name: 'Name or number' }).fill('sav');

  await page.clock.fastForward('13:01');
  await expect(warning(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(warning(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name or number' })).toHaveValue('sav');
  await expect(page.getByRole('textbox', { name: 'Name or number' })).toBeFocused();

  await goWithin(page, 'budget');
  await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
  await page.clock.fastForward('13:01');
  await expect(warning(page)).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByText('We signed you out after a period of inactivity.')).toBeVisible();
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.clock.runFor('00:03');
  await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
});

test('what is done in one tab keeps the others signed in, and takes their warning away', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('budget');
  await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('budget');
  await expect(other.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
  await page.clock.fastForward('13:01');
  for (const tab of [page, other]) await expect(warning(tab)).toBeVisible();
  await other.getByRole('button', { name: 'Stay signed in' }).click();
  for (const tab of [page, other]) await expect(warning(tab)).toHaveCount(0);
});
