import { renderPage } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installScreen } from '../../testing/installScreen';
import { QuickActions } from './QuickActions';

beforeEach(() => installScreen());

test.each([
  ['Pay Bill', '/bills'],
  ['Send Money', '/transfers/internal'],
  ['Withdraw Cash', '/cards'],
  ['Wallet Transfer', '/transfers/external'],
])('%s leads to %s', async (label, path) => {
  renderPage(<QuickActions onCustomize={() => {}} />, '/dashboard');
  await userEvent.click(screen.getByRole('link', { name: label }));
  expect(screen.getByTestId('address')).toHaveTextContent(path);
});

test('Customize asks for the dialog', async () => {
  const onCustomize = jest.fn();
  renderPage(<QuickActions onCustomize={onCustomize} />, '/dashboard');
  await userEvent.click(screen.getByRole('button', { name: 'Customize' }));
  expect(onCustomize).toHaveBeenCalledTimes(1);
});
