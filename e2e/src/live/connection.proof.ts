import type { Page } from '@playwright/test';
import { expect, openProfile, signIn, test } from './countingBank.ts';

test('being offline, or a bank that cannot be reached, signs nobody out', async ({
  context,
  page,
  api,
  live,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_REFUSED/);
  const profile = page.getByRole('heading', { name: 'Amelia Hart' });
  await signIn(page, live);
  await loadDialogs(page);

  await test.step('tells being offline from being signed out', async () => {
    await context.setOffline(true);
    await expect(page.getByText(/You’ve been offline since .* You’re still signed in/)).toBeVisible();
    await openProfile(page);
    await expect(page.getByText('We couldn’t load your profile.')).toBeVisible();
    await context.setOffline(false);
    await expect(profile).toBeVisible();
    await expect(page.getByText('You’ve been offline')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(profile).toHaveCount(0);
  });

  await test.step('says calmly that the bank cannot be reached, keeps the session, and loads by itself what was missing', async () => {
    await api.goDown();
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByText('We couldn’t load your accounts')).toBeVisible();
    await expect(page.getByText(/haven’t been able to reach the bank since .* You’re still signed in/)).toBeVisible();
    await api.comeBack();
    await expect(page.getByText('No accounts to show here')).toBeVisible();
    await expect(page.getByText('haven’t been able to reach the bank')).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('says at the sign-in, too, that the bank cannot be reached, until it answers again; a refresh that meets trouble signs nobody out', async ({
  page,
  api,
  live,
  expectProblems,
}) => {
  expectProblems(/ERR_CONNECTION_REFUSED/, /401|429/);
  const offered = page.waitForResponse(/\/passkey\/options$/);
  await page.goto(`${live.url}bills`);
  await (await offered).finished();
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await api.goDown();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(
    page.getByText(/haven’t been able to reach the bank since .* We’ll reconnect automatically/),
  ).toBeVisible();

  await api.comeBack();

  await expect(page.getByText('haven’t been able to reach the bank')).toHaveCount(0);
  expect(api.count(/GET \/health 200/)).toBe(1);
  await expect(page.getByLabel('Username')).toHaveValue('amelia');
  await test.step('a refresh that meets trouble signs nobody out', async () => {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bills & Payments' })).toBeVisible();
    api.expireAccess();
    api.failRefresh(429);
    await openProfile(page);
    await expect(page.getByText('We couldn’t load your profile.')).toBeVisible();
    api.failRefresh();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Amelia Hart' })).toBeVisible();
  });
});

/** They are one script, which is fetched when the first is opened. */
async function loadDialogs(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).press('Escape');
}
