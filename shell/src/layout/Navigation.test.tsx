import { installConfig, renderPage } from '@bank/shared/testing';
import { screen, within } from '@testing-library/react';
import { defaultNavigation } from '../navigation/defaultNavigation';
import { Navigation } from './Navigation';

const navigation = [
  { group: 'Everyday banking', label: 'Cards', to: '/cards', icon: 'cards' as const },
  { group: 'Main', label: 'Loans', to: '/loans', icon: { path: 'M4 12h16' } },
];

afterEach(() => installConfig());

test('names each group for its list, in the deployment’s order', () => {
  installConfig({ navigationGroups: ['Main', 'Everyday banking'] });
  renderPage(<Navigation navigation={navigation} />);

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Main', 'Everyday banking']);
  const everyday = screen.getByRole('list', { name: 'Everyday banking' });
  expect(within(everyday).getByRole('link', { name: 'Cards' })).toBeVisible();
});

test('shows every entry where the page’s configuration has no groups, as older gateways have it', () => {
  installConfig({ navigationGroups: undefined });
  renderPage(<Navigation navigation={navigation} />);

  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Cards', 'Loans']);
});

test.each([
  ['/cards', 'Cards'],
  ['/cards/7', 'Cards'],
  ['/Cards/7/limits/', 'Cards'],
  ['/accounts', 'All Accounts'],
  ['/accounts/7', 'All Accounts'],
  ['/accounts/savings', 'Savings'],
  ['/accounts/savings/goals', 'Savings'],
])('marks one entry as current, the nearest: at %s it is %s', (path, label) => {
  renderPage(<Navigation navigation={defaultNavigation} />, path);

  const isCurrent = (link: HTMLElement) => link.getAttribute('aria-current') === 'page';
  expect(screen.getAllByRole('link').filter(isCurrent)).toEqual([screen.getByRole('link', { name: label })]);
});

test('marks none as current elsewhere', () => {
  renderPage(<Navigation navigation={defaultNavigation} />, '/dashboard-2');

  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
});
