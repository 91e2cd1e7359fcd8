import { installConfig, renderPage } from '@bank/shared/testing';
import { screen, within } from '@testing-library/react';
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
