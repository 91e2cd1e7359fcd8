import { expect, fillSignIn, logOut, openProfile, openTab, signIn, test } from './countingBank.ts';

test('a logout wins against a refresh that another tab has under way', async ({
  context,
  page,
  api,
  live,
  expectProblems,
}) => {
  expectProblems(/401/);
  await signIn(page, live);
  const other = await openTab(context, live);
  api.expireAccess();
  const release = api.holdRefresh();
  const isAsked = other.waitForRequest(/auth\/refresh/);
  await openProfile(other);
  await isAsked;

  await logOut(page);
  await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect.poll(() => api.count(/POST \/auth\/logout/)).toBe(1);
  release();
  // The server still answers the abandoned refresh, and then refuses the next.
  await expect.poll(() => api.count(/POST \/auth\/refresh/)).toBe(1);

  expect(api.hasSession()).toBe(false);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  }
});

test('no page comes back from the browser’s cache after a logout in another tab', async ({ context, page, live }) => {
  await signIn(page, live, 'accounts');
  await page.goto('about:blank');
  const other = await openTab(context, live);
  await logOut(other);

  await page.goBack();

  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Accounts' })).toHaveCount(0);
});

test('a session that the server has ended leads to the sign-in with the reason, and back afterwards', async ({
  page,
  api,
  live,
  expectProblems,
}) => {
  expectProblems(/401/);
  await signIn(page, live, 'bills?amount=20');
  await page.request.post(`${api.url}/auth/logout`);
  await openProfile(page);
  await expect(page.getByText('Your session has ended. Sign in to pick up where you left off.')).toBeVisible();
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/bills\?amount=20$/);
});

test('a logout wins while the API is down, and the server hears of it once it is back', async ({
  page,
  live,
  api,
  expectProblems,
}) => {
  expectProblems(/ERR_CONNECTION_REFUSED|logout has not reached the server/);
  await signIn(page, live);
  await api.goDown();
  await logOut(page);
  await page.goto(`${live.url}bills`);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(api.hasSession()).toBe(true);

  await api.comeBack();
  await page.reload();

  await expect.poll(() => api.hasSession()).toBe(false);
});
