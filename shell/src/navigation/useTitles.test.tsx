import { renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import { Navigation } from '../layout/Navigation';

const navigation = [
  {
    group: 'Main',
    label: 'Accounts',
    to: '/accounts',
    icon: 'accounts' as const,
    children: [{ label: 'Savings', to: '/accounts/savings' }],
  },
  { group: 'Main', label: 'Crypto', to: '/crypto', icon: 'page' as const },
];

test.each([
  ['es', 'Principal', 'Cuentas', 'Ahorros'],
  ['ar', 'الرئيسية', 'الحسابات', 'الادخار'],
])(
  'the bank’s own entries are in the language of the page, and others as their manifest has them: %s',
  async (language, group, accounts, savings) => {
    await renderInBank(<Navigation navigation={navigation} />, { language, path: '/accounts' });

    expect(screen.getByRole('heading', { name: group })).toBeVisible();
    expect(screen.getByRole('button', { name: accounts })).toBeVisible();
    expect(screen.getByRole('link', { name: savings })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Crypto' })).toBeVisible();
  },
);
