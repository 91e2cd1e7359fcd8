import type { Page } from '@playwright/test';

const API = '**/api/v1';

export const chooseFirst = (page: Page) => page.getByRole('menuitem').first().click();
export const submit = (page: Page) => page.locator('form button[type="submit"]').click();

/** Fills the fields in order. */
export async function fillAndSubmit(page: Page, ...values: string[]): Promise<void> {
  const fields = page.locator('form input:not([type="checkbox"])');
  for (const [at, value] of values.entries()) await fields.nth(at).fill(value);
  await submit(page);
}

export const hideBalances = (page: Page) => page.addInitScript(() => localStorage.setItem('bank:balances', 'hidden'));

/** @param fromEnd 1 opens the account's menu, 2 the theme's, 3 the page's actions on phones */
export const openHeaderMenu = (fromEnd: number) => async (page: Page) => {
  const menus = page.locator('header:has(h1, nav) [aria-haspopup="menu"]');
  await menus.nth(-fromEnd).click();
  await page.getByRole('menu').waitFor();
};

/** Opens the sheet on a phone by the bar, makes the sidebar a rail elsewhere. */
export const pressSidebarButton = (page: Page) =>
  page.locator('nav > ul > li > button, header:has(h1) button').first().click();

export async function openDialog(page: Page): Promise<void> {
  await page.locator('main [aria-haspopup="dialog"]').first().click();
  await page.getByRole('dialog').waitFor();
}

/** Says yes to what an alert dialog asks. */
export async function confirm(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

export const waitForAlert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ }).waitFor();

/** Toasts wait while one has the focus. */
export const keepToast = (page: Page) => page.locator('ol[aria-live] button').last().focus();

/** Stops timers of exactly this many ms, so that the page stays as it is before they fire. */
export const stopAfter = (ms: number) => (page: Page) =>
  page.addInitScript((stopped) => {
    const start = globalThis.setTimeout;
    globalThis.setTimeout = Object.assign(
      (done: TimerHandler, delay?: number, ...rest: unknown[]) => (delay === stopped ? 0 : start(done, delay, ...rest)),
      start,
    );
  }, ms);

export const acceptByApi = (path: string) => (page: Page) =>
  page.route(API + path, (route) => route.fulfill({ status: 204 }));

export const answerApi =
  (path: string, json: unknown, status = 200) =>
  (page: Page) =>
    page.route(API + path, (route) => route.fulfill({ status, json }));

/** Refuses like the API, with a problem document. */
export const refuseByApi = (path: string, status: number, problem: Record<string, string | number>) => (page: Page) =>
  page.route(API + path, (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );

export const failApi = (path: string) => (page: Page) =>
  page.route(API + path, (route) => route.fulfill({ status: 500 }));

export const holdApi = (path: string) => (page: Page) => page.route(API + path, () => undefined);

/** Says no to what the browser asks. */
export const declinePasskeys = (page: Page) =>
  page.addInitScript(() => {
    for (const method of ['create', 'get'] as const)
      navigator.credentials[method] = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });

export const failRemote = (name: string) => (page: Page) => page.route(`**/${name}/**`, (route) => route.abort());

/** Leaves the remote's files unanswered, without the time limits that would end the wait. */
export const holdRemote = (name: string) => async (page: Page) => {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.route(`**/${name}/**`, () => undefined);
};

/** Marks the remote as disabled in the page's registry. */
export const disableRemote = (name: string) => (page: Page) =>
  page.route(
    ({ pathname }) => /^\/banking\/[a-z/-]*$/.test(pathname),
    async (route) => {
      const answer = await route.fetch();
      const message = 'We’re moving this to new machines. It’s back at six in the evening.';
      const named = `"name":"${name}",`;
      const body = (await answer.text()).replace(named, `${named}"disabled":${JSON.stringify({ message })},`);
      await route.fulfill({ response: answer, body });
    },
  );

export const goOffline = (page: Page) => page.context().setOffline(true);

/** Moves the page's clock on by a time such as `10:01` (mm:ss). */
export const passTime = (time: string) => async (page: Page) => {
  await page.clock.fastForward(time);
};
