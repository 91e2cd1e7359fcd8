import type { Page } from '@playwright/test';
import { expect, fillSignIn, signIn, test } from './fixtures.ts';

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

test('inactivity is warned of, can be extended, ends the session at the server too, and leads back after the sign-in', async ({
  page,
  context,
  live,
}) => {
  await page.clock.install();
  await signIn(page, 'accounts?view=all');
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  // Independent of the browser's own cookies.
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const worth = () => fetch(`${live.origin}/api/v1/auth/me`, { headers: { cookie } }).then(({ status }) => status);

  await page.clock.fastForward('13:01');
  await expect(warning(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning(page)).toHaveCount(0);
  expect(await worth()).toBe(200);

  await page.clock.fastForward('13:01');
  await expect(warning(page)).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByText('We signed you out after a period of inactivity.')).toBeVisible();
  await expect.poll(worth).toBe(401);

  await fillSignIn(page, 'demo');
  await expect(page).toHaveURL(/\/accounts\?view=all$/);
  await expect(page.getByRole('rowheader')).toHaveCount(4);
});
