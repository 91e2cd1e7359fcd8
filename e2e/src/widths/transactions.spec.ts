import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { textsOf } from '../textsOf.ts';

test.use({ signedIn: true });

test('shows thirty days at first and more when asked, filters, sorts, and says that nothing matches', async ({
  page,
  viewport,
}) => {
  const { history, rows } = await openHistory(page);

  await test.step('shows thirty days at first, and more when asked', async () => {
    await expect(history.getByLabel('Period')).toHaveValue('30');
    await expect(history.getByLabel('Type')).toHaveValue('all');
    await expect(history.getByLabel('Amount')).toHaveValue('any');
    await expect(rows).toHaveCount(10);
    const total = await totalOf(history);
    await history.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toHaveCount(Math.min(total, 30));
    await expect(rows.nth(10)).toBeFocused();
  });

  await test.step('is a table whose columns sort it, and on a phone a list with a choice', async () => {
    if ((viewport?.width ?? 0) < 768) await expectSortedList(history);
    else await expectSortedTable(history);
  });

  await test.step('filters by period, type and amount', async () => {
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
    await expect(history.getByRole('status')).toContainText('$100 or more');
    for (const amount of await amountsOf(rows))
      expect(Number(amount.replaceAll(/[^\d.]/g, ''))).toBeGreaterThanOrEqual(100);
  });

  await test.step('says that nothing matches, and clears the filters', async () => {
    await history.getByLabel('Type').selectOption('Income');
    await history.getByLabel('Amount').selectOption('Low');
    await expect(history.getByText('No transactions match these filters').or(rows.first())).toBeVisible();
    if ((await rows.count()) > 0) await history.getByLabel('Type').selectOption('All');
    else await history.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows).toHaveCount(10);
  });
});

async function openHistory(page: Page): Promise<{ history: Locator; rows: Locator }> {
  await page.goto('dashboard');
  const history = page.getByRole('region', { name: 'Transaction History' });
  const rows = history.locator('tbody tr[data-row]').or(history.getByRole('listitem'));
  await expect(rows.first()).toBeVisible();
  return { history, rows };
}

async function expectSortedTable(history: Locator): Promise<void> {
  const table = history.getByRole('table', { name: 'Transaction History' });
  await expect(table.getByRole('columnheader')).toHaveText(['Description', 'Date', 'Category', 'Amount']);
  const sorted = table.locator('th[aria-sort]');
  await expect(sorted).toHaveText('Date');
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');
  await table.getByRole('button', { name: 'Amount' }).click();
  await expect(sorted).toHaveText('Amount');
  await table.getByRole('button', { name: 'Amount' }).click();
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  const amounts = (await textsOf(table.locator('tbody td:last-child'))).map((text) =>
    Number(text.replace('−', '-').replaceAll(/[$,+]/g, '')),
  );
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
}

async function expectSortedList(history: Locator): Promise<void> {
  await expect(history.getByRole('table')).toHaveCount(0);
  const cards = history.getByRole('list', { name: 'Transaction History' }).getByRole('listitem');
  await history.getByLabel('Sort by').selectOption('Largest out');
  await expect(cards.first()).toContainText('−$1,380.00');
}

async function totalOf(history: Locator): Promise<number> {
  const [, total] = /(\d+) transactions?/.exec((await history.getByRole('status').textContent()) ?? '') ?? [];
  return Number(total);
}

async function amountsOf(rows: Locator): Promise<string[]> {
  return (await textsOf(rows)).flatMap((text) => /[+−]\$[\d,]+\.\d\d/.exec(text) ?? ['no amount']);
}
