import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import { codeFor } from './outbox.ts';

test('an order whose answer is lost is checked under its key, and moves the money once', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED|504/);
  await page.clock.install();
  await signIn(page, 'transfers/internal');
  const before = await available(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/transfers', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    if (keys.length > 1) await route.fulfill({ response: answer });
    else await route.abort();
  });
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.34');
  await page
    .getByRole('group', { name: 'To' })
    .getByRole('radio', { name: /Savings/ })
    .check();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Transfer $12.34' }).click();

  await expect(page.getByRole('heading', { name: 'We’re checking' })).toBeFocused();
  await page.clock.fastForward(2000);
  await expect(page.getByRole('heading', { name: '$12.34 is in High Yield Savings' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);

  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await page.goForward();
  await page.getByRole('link', { name: 'Make another transfer' }).click();
  await expect.poll(() => available(page)).toBe(before - 1234);
});

test('a standing order to somebody new is confirmed with a code, and cancelled', async ({
  page,
  live,
  expectProblems,
}) => {
  expectProblems(/403: .*schedules/);
  await signIn(page, 'transfers/external');
  await page.getByRole('button', { name: 'Add a payee' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Noah Beck');
  await page.getByRole('textbox', { name: 'Account number' }).fill('4000 1188 2204');
  await page.getByRole('button', { name: 'Check the name' }).click();
  await page.getByRole('button', { name: 'Add Noah Beck' }).click();
  await expect(page.getByRole('radio', { name: 'Noah Beck' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await page.getByRole('radio', { name: 'Repeats' }).check();
  await page.getByLabel('First payment').fill(daysAhead(30));
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Schedule $50.00' }).click();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.getByLabel('Verification code').fill(await codeFor(page, live));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: '$50.00 to Noah Beck is scheduled' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel transfer' }).click();
  await expect(page.getByRole('heading', { name: 'The payments to Noah Beck are canceled' })).toBeVisible();
});

function daysAhead(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Returns the available balance of the first account, in cents. */
async function available(page: Page): Promise<number> {
  const first = page.getByRole('group', { name: 'From' }).locator('label').first();
  await expect(first).toContainText('$');
  const [, dollars = '', cents = ''] = /\$([\d,]+)\.(\d\d)/.exec((await first.textContent()) ?? '') ?? [];
  return Number(dollars.replaceAll(',', '') + cents);
}
