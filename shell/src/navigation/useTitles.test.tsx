import { renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import { Navigation } from '../layout/Navigation';
import { registryOf, remoteAt } from '../testing/remotes';
import { mergeNavigation } from './mergeNavigation';
import { titleIn } from './useTitles';

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
  ['ar', 'الرئيسية', 'الحسابات', 'حسابات التوفير'],
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

test.each([
  ['es', 'Criptomonedas'],
  ['ar', 'العملات المشفّرة'],
  ['en', 'Crypto'],
])('what a remote brings of its own goes before the bank’s, and is of that remote alone: %s', async (language, own) => {
  const titles = { es: { Crypto: 'Criptomonedas' }, ar: { Crypto: 'العملات المشفّرة' } };
  const other = { group: 'Main', label: 'Crypto', to: '/other', icon: 'page' as const };
  const entries = mergeNavigation(
    registryOf(1, [
      remoteAt('/crypto', { navigation: navigation.slice(1), titles }),
      remoteAt('/other', { navigation: [other] }),
    ]),
  ).filter(({ label }) => label === 'Crypto');
  await renderInBank(<Navigation navigation={entries} />, { language });

  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [own, '/crypto'],
    ['Crypto', '/other'],
  ]);
});

test.each(['constructor', 'toString'])('a title is a text, also the word %s that all objects know', (title) => {
  expect(typeof titleIn(title, { en: {} })).toBe('string');
});
