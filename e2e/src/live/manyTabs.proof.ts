import type { Page } from '@playwright/test';
import { expect, openProfile, openTab, signIn, test } from './countingBank.ts';

/** Many more than the browser has connections to one server. */
const TABS = 50;

test(`${TABS} tabs whose access has expired refresh once between them, and all go on; one that is stuck with the lock hangs no other`, async ({
  context,
  page,
  api,
  live,
  problems,
}) => {
  test.setTimeout(300_000);
  problems.expect(/401/);
  // The gateway takes 60 batches of telemetry per minute and address.
  problems.allow(/429: .*\/events$/);
  await signIn(page, live);
  const tabs = [page];
  while (tabs.length < TABS) tabs.push(await openTab(context, live));
  for (const tab of tabs) await openMenu(tab);
  api.expireAccess();
  const before = api.calls.length;

  await chooseProfileTogether(tabs);

  for (const tab of tabs)
    await expect(tab.getByRole('heading', { name: 'Amelia Hart' })).toBeVisible({ timeout: 60_000 });
  const after = api.calls.slice(before);
  expect(after.filter((call) => call.startsWith('POST /auth/refresh'))).toEqual(['POST /auth/refresh 200']);
  // The browser opens only so many connections to one server; the other calls follow later.
  expect(after.filter((call) => call === 'GET /auth/me 401').length).toBeGreaterThan(1);
  expect(api.hasSession()).toBe(true);

  await test.step('a tab that is stuck with the lock hangs no other', async () => {
    await tabs[1]?.evaluate(
      () =>
        new Promise<void>((held) => {
          const holdForEver = () => {
            held();
            return new Promise(() => {});
          };
          // Rejects when the lock is stolen.
          navigator.locks.request('bank:session', holdForEver).catch(() => {});
        }),
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Amelia Hart' })).toHaveCount(0);
    const [answers = 0, refreshes = 0] = [/GET \/auth\/me 200/, /POST \/auth\/refresh/].map((call) => api.count(call));
    api.expireAccess();
    await openProfile(page);
    await expect.poll(() => api.count(/GET \/auth\/me 200/)).toBe(answers + 1);
    expect(api.count(/POST \/auth\/refresh/)).toBe(refreshes + 1);
  });
});

/** A click of its own, so that one more click calls the API. */
async function openMenu(tab: Page): Promise<void> {
  await tab.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Your account"]')?.click());
  await expect(tab.getByRole('menuitem', { name: 'My Profile' })).toHaveCount(1);
}

/** Starts the calls on one signal, so that they are as simultaneous as possible. */
async function chooseProfileTogether(tabs: Page[]): Promise<void> {
  for (const tab of tabs) {
    await tab.evaluate(() => {
      const channel = new BroadcastChannel('journey');
      channel.onmessage = () => {
        const items = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
        items.find(({ textContent }) => textContent?.includes('My Profile'))?.click();
      };
    });
  }
  const [first] = tabs;
  await first?.evaluate(() => {
    new BroadcastChannel('journey').postMessage('go');
  });
}
