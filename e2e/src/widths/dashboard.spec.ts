import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';
import { textsOf } from '../textsOf.ts';

test.use({ signedIn: true });

test('shows what the customer owns, leads on to all of it, and is arranged as the customer wants', async ({
  page,
  viewport,
}) => {
  const isPhone = viewport?.width === 390;
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('/auth/me') && requests.push(request.method()));
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Profile'));
  await page.goto('dashboard');

  await test.step('requests the profile once, and only logs it', async () => {
    await logged;
    await expect(page.locator('.recharts-pie')).toBeAttached();
    expect(requests).toEqual(['GET']);
    await expect(page.getByText('Amelia')).toHaveCount(0);
  });

  await test.step('shows what the customer owns, and the net worth of it', async () => {
    const balance = page.getByRole('region', { name: 'Total Balance' });
    await expect(balance.locator('.recharts-pie')).toBeAttached();
    await expect(balance).toContainText('Net Worth');
    const rows = balance.getByRole('table').getByRole('row');
    const amounts = (await textsOf(rows)).flatMap((text) => /−?\$[\d,]+\.\d\d/.exec(text) ?? []);
    const [owed, ...assets] = amounts.reverse().map(toCents);
    expect(assets).toHaveLength(3);
    expect(owed).toBe(-124_090);
    const netWorth = assets.reduce((sum, value) => sum + value, -124_090);
    await expect(balance).toContainText(toDollars(netWorth));
  });

  await test.step('sums the accounts up in three cards, which lead to their pages', async () => {
    const summary = page.getByRole('region', { name: 'Account Summary' });
    const cards = summary.getByRole('list').getByRole('link');
    await expect(cards).toHaveCount(3);
    await expect(cards.nth(0)).toContainText(/Checking ending \d{4}/);
    await expect(cards.nth(1)).toContainText(/Savings ending \d{4}/);
    await expect(cards.nth(1)).toContainText('3.2%');
    await expect(cards.nth(2)).toContainText(/Credit Card ending \d{4}/);
    await expect(cards.nth(2)).toContainText(/−\$1,240\.90.*7,500/);
    await cards.nth(1).click();
    await expect(page).toHaveURL(/\/accounts\/details\/savings$/);
    await page.goBack();
    await summary.getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL(/\/accounts$/);
    await page.goBack();
  });

  if (isPhone) {
    await test.step('has the accounts above toasts, and the history within 1.2 screens', async () => {
      const cards = await page.getByRole('region', { name: 'Account Summary' }).boundingBox();
      const history = await page.getByRole('region', { name: 'Transaction History' }).boundingBox();
      expect((cards?.y ?? 0) + (cards?.height ?? 0)).toBeLessThan(844 - 100);
      expect(history?.y).toBeLessThan(844 * 1.2);
    });
  }

  await test.step('offers five quick actions, each of which does something', async () => {
    const actions = page.getByRole('region', { name: 'Quick Actions' });
    await expect(actions.getByRole('listitem')).toHaveText([
      'Customize',
      'Pay Bill',
      'Send Money',
      'Withdraw Cash',
      'Wallet Transfer',
    ]);
    for (const [name, url] of [
      ['Pay Bill', /\/transfers\/external\?for=bill$/],
      ['Send Money', /\/transfers\/external$/],
      ['Withdraw Cash', /\/cards\?for=cash$/],
      ['Wallet Transfer', /\/transfers\/internal\?for=wallet$/],
    ] as const) {
      await actions.getByRole('link', { name }).click();
      await expect(page, name).toHaveURL(url);
      await page.goBack();
    }
  });

  await test.step('remembers which widgets the customer wants, and in which order', async () => {
    await page.getByRole('button', { name: 'Customize' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Customize your dashboard' });
    await dialog.getByRole('checkbox', { name: 'Offers' }).uncheck();
    await dialog.getByRole('button', { name: 'Move Transaction History up' }).click();
    await expect(dialog.getByRole('status')).toHaveText(`Transaction History, place ${isPhone ? 3 : 4} of 5`);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(titles).toHaveText(
      isPhone
        ? ['Total Balance', 'Account Summary', 'Transaction History', 'Quick Actions']
        : ['Total Balance', 'Quick Actions', 'Account Summary', 'Transaction History'],
    );
    await page.getByRole('button', { name: 'Customize' }).last().click();
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Offers' })).toBeAttached();
  });

  await test.step('is the same page at both of its addresses', async () => {
    await goWithin(page, 'budget');
    await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
    await goWithin(page, 'dashboard-2');
    await expect(page.getByText('Net Worth')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
  });
});

function toCents(text: string): number {
  return Number(text.replace('−', '-').replaceAll(/[$,.]/g, ''));
}

function toDollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
