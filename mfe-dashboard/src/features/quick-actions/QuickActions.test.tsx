import { renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import { QuickActions } from './QuickActions';

test.each([
  ['Pay Bill', '/transfers/external?for=bill'],
  ['Send Money', '/transfers/external'],
  ['Withdraw Cash', '/cards?for=cash'],
  ['Wallet Transfer', '/transfers/internal?for=wallet'],
])('%s leads to %s', async (label, path) => {
  const { user, address } = await renderInBank(<QuickActions onCustomize={() => {}} />, { path: '/dashboard' });
  await user.click(screen.getByRole('link', { name: label }));
  expect(address()).toBe(path);
});

test('Customize asks for the dialog', async () => {
  const onCustomize = jest.fn();
  const { user } = await renderInBank(<QuickActions onCustomize={onCustomize} />, { path: '/dashboard' });
  await user.click(screen.getByRole('button', { name: 'Customize' }));
  expect(onCustomize).toHaveBeenCalledTimes(1);
});
