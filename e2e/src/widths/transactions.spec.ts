import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('shows thirty days at first, and more when asked', async ({ page }) => {
  const { history, rows } = await openHistory(page);
  await expect(history.getByLabel('Period')).toHaveValue('30');
  await expect(history.getByLabel('Type')).toHaveValue('all');
  await expect(history.getByLabel('Amount')).toHaveValue('any');
  await expect(rows).toHaveCount(10);
  const total = await totalOf(history);
  await history.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(Math.min(total, 30));
  await expect(rows.nth(10)).toBeFocused();
});

test('filters by period, type and amount', async ({ page }) => {
  const { history, rows } = await openHistory(page);
  const totals: number[] = [];
  for (const period of ['Last 30 days', 'Last 60 days', 'Last 90 days']) {
    await history.getByLabel('Period').selectOption(period);
    await expect(history).toHaveAttribute('aria-busy', 'false');
    totals.push(await totalOf(history));
  }
  expect(totals).toEqual([...new Set(totals)].sort((a, b) => a - b));

  await history.getByLabel('Type').selectOption('Income');
  await expect.poll(() => amountsOf(rows)).toEqual(expect.not.arrayContaining([expect.stringContaining('−')]));
  await history.getByLabel('Type').selectOption('Expense');
  await expect.poll(() => amountsOf(rows)).toEqual(expect.not.arrayContaining([expect.stringContaining('+')]));
  await history.getByLabel('Amount').selectOption('High');
  await expect(history.getByRole('status')).toContainText('$100.00 or more');
  for (const amount of await amountsOf(rows))
    expect(Number(amount.replaceAll(/[^\d.]/g, ''))).toBeGreaterThanOrEqual(100);
});

test('says that nothing matches, and clears the filters', async ({ page }) => {
  const { history, rows } = await openHistory(page);
  await history.getByLabel('Type').selectOption('Income');
  await history.getByLabel('Amount').selectOption('Low');
  await expect(history.getByText('No transactions match these filters').or(rows.first())).toBeVisible();
  if ((await rows.count()) > 0) await history.getByLabel('Type').selectOption('All');
  else await history.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(10);
});

async function openHistory(page: Page): Promise<{ history: Locator; rows: Locator }> {
  await page.goto('dashboard');
  const history = page.getByRole('region', { name: 'Transaction History' });
  const rows = history.locator('tbody tr').or(history.getByRole('listitem'));
  await expect(rows.first()).toBeVisible();
  return { history, rows };
}

async function totalOf(history: Locator): Promise<number> {
  const [, total] = /(\d+) transactions?/.exec((await history.getByRole('status').textContent()) ?? '') ?? [];
  return Number(total);
}

async function amountsOf(rows: Locator): Promise<string[]> {
  return (await rows.allInnerTexts()).flatMap((text) => /[+−]\$[\d,]+\.\d\d/.exec(text) ?? ['no amount']);
}
