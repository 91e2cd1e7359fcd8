import type { BrowserContext, Page } from '@playwright/test';
import { buildRemote } from '../bank/buildRemote.ts';
import { command } from '../bank/command.ts';
import { changeAndWait } from '../bank/passFiveMinutes.ts';
import { expect, test as live, signIn } from './fixtures.ts';
import { type LiveBank, startLiveBank } from './startLiveBank.ts';

const BEFORE = 'Plan your month';
const AFTER = 'Plan your year';

/** A bank of its own, whose registry it changes. */
const test = live.extend<object, { live: LiveBank }>({
  live: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const bank = await startLiveBank();
      await use(bank);
      await bank.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('a named customer, or staff, gets a canary of 0 percent on every device from the sign-in on, and nobody else does', async ({
  page,
  browser,
  live: bank,
}) => {
  test.slow();
  const allowance = { name: 'allowance', path: '/allowance', title: 'Allowance' };
  await command(bank, 'release', await buildRemote({ ...allowance, heading: BEFORE }));
  const held = await command(bank, 'release', await buildRemote({ ...allowance, heading: AFTER }), '--hold', '--json');
  const { version } = JSON.parse(held);
  await changeAndWait(page, bank, () => command(bank, 'canary', 'allowance', version, '--for', 'Demo'));

  const phone = await browser.newContext();
  const second = await phone.newPage();
  for (const device of [page, second]) {
    await signIn(device, `${bank.url}allowance`);
    await expect(plan(device, AFTER)).toBeVisible();
    await device.reload();
    await expect(plan(device, AFTER)).toBeVisible();
  }
  expect(await cohortIn(phone)).toBe(await cohortIn(page.context()));

  const other = await browser.newContext();
  const third = await other.newPage();
  await signIn(third, `${bank.url}allowance`, 'newcomer');
  await expect(plan(third, BEFORE)).toBeVisible();
  expect(await cohortIn(other)).not.toBe(await cohortIn(phone));

  await changeAndWait(page, bank, () => command(bank, 'canary', 'allowance', version, '--staff'));
  const atWork = await browser.newContext();
  const fourth = await atWork.newPage();
  await signIn(fourth, `${bank.url}allowance`, 'maya');
  await expect(plan(fourth, AFTER)).toBeVisible();
  await third.reload();
  await expect(plan(third, BEFORE)).toBeVisible();
  await Promise.all([phone, other, atWork].map((context) => context.close()));
});

function plan(page: Page, heading: string) {
  return page.getByRole('heading', { level: 2, name: heading });
}

async function cohortIn(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'bank:cohort')?.value;
}
