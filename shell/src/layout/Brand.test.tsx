import { renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import { Brand } from './Brand';

test('wraps a long name, within two lines', async () => {
  const bankName = 'The International Cooperative Savings and Merchant Bank';
  await renderInBank(<Brand />, { config: { bankName } });
  const name = screen.getByText(bankName);

  expect(getComputedStyle(name).getPropertyValue('-webkit-line-clamp')).toBe('2');
  expect(getComputedStyle(name).getPropertyValue('overflow-wrap')).toBe('anywhere');
  expect(screen.getByRole('link', { name: bankName })).toBeVisible();
});
