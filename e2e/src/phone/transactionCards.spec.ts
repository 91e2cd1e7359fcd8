import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('show what the table shows, and are sorted by a choice', async ({ page }) => {
  await page.goto('dashboard');
  const history = page.getByRole('region', { name: 'Transaction History' });
  await expect(history.getByRole('table')).toHaveCount(0);
  const cards = history.getByRole('list', { name: 'Transaction History' }).getByRole('listitem');
  await expect(cards).toHaveCount(10);
  await history.getByLabel('Sort by').selectOption('Most spent');
  await expect(cards.first()).toContainText('−$1,380.00');
});
