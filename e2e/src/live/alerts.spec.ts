import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Alerts/ });

/** Asks as the page does. */
function ask(page: Page, method: string, path: string, body?: object) {
  const key = randomUUID();
  return page.evaluate(
    async ([verb, url, text, idempotencyKey]) => {
      const headers = { 'content-type': 'application/json', 'x-bank-request': '1', 'idempotency-key': idempotencyKey };
      const answer = await fetch(url, { method: verb, headers, ...(text && { body: text }) });
      return answer.json();
    },
    [method, `/api/v1${path}`, body ? JSON.stringify(body) : '', key] as const,
  );
}

test('what is paid in one tab shows in the bell of another, and leads to its account', async ({ page, context }) => {
  await page.clock.install();
  await signIn(page, 'budget');
  await expect(bell(page)).toBeVisible();
  const [checking, savings] = await ask(page, 'GET', '/accounts');
  const other = await context.newPage();
  await other.goto('bills');
  await expect(bell(other)).toBeVisible();
  const before = (await ask(page, 'GET', '/alerts/unread')).count;

  await ask(other, 'PUT', '/alerts/choices/low-balance', {
    inBank: true,
    byMail: false,
    amount: checking.balance.minor,
  });
  const amount = { minor: 1_00, currency: 'USD' };
  await ask(other, 'POST', '/transfers', { fromAccountId: checking.id, to: savings.id, amount });
  await page.clock.fastForward(31_000);

  await expect(bell(page)).toHaveAccessibleName(`Alerts, ${before + 1} unread`);
  await bell(page).click();
  await page.getByRole('menuitem', { name: /^Low balance New/ }).click();
  await expect(page).toHaveURL(new RegExp(`/accounts/details/${checking.id}$`));
});
