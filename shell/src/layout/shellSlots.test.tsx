import type { NavigationEntry } from '@bank/shared/contract';
import { type BankOptions, renderInBank } from '@bank/shared/testing';
import { Badge, IconButton } from '@bank/shared/ui';
import { screen, within } from '@testing-library/react';
import { Header } from './Header';
import { Navigation } from './Navigation';

const heading = { title: 'Cards', header: { title: 'Cards', actions: [] } };
const navigation: NavigationEntry[] = [
  { group: 'Main', label: 'Cards', to: '/cards', icon: 'cards' },
  { group: 'Main', label: 'Alerts', to: '/alerts', icon: 'alerts' },
  {
    group: 'Main',
    label: 'Bills',
    to: '/bills',
    icon: 'bills',
    children: [{ label: 'Planned', to: '/bills/planned' }],
  },
];

const Bell = ({ isMobile }: { isMobile: boolean }) => (
  <IconButton label={isMobile ? 'Messages (phone)' : 'Messages'} icon="3" />
);
const News = ({ isRail }: { isRail: boolean }) => <Badge tone="accent">{isRail ? '3' : '3 new'}</Badge>;
const slots: BankOptions['slots'] = {
  'bank/header/items@1': [{ id: 'bell', title: 'Messages', component: Bell }],
  'bank/sidebar/badge@1': [
    { id: 'alerts', title: 'New alerts', at: '/alerts', component: News },
    { id: 'bills', title: 'New bills', at: '/bills', component: News },
  ],
};

test('shows what remotes add to the header before its own menus, and nothing otherwise', async () => {
  const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  const { unmount } = await renderInBank(<Header heading={heading} isMobile={false} />);
  const own = buttons();
  unmount();

  await renderInBank(<Header heading={heading} isMobile={false} />, { slots });

  expect(buttons()).toEqual([...own.slice(0, -2), 'Messages', ...own.slice(-2)]);
});

test('tells them whether it is a phone’s', async () => {
  await renderInBank(<Header heading={heading} isMobile />, { slots });

  expect(screen.getByRole('button', { name: 'Messages (phone)' })).toBeVisible();
});

test('shows badges on the entries that they are for, as part of their names', async () => {
  const { user } = await renderInBank(<Navigation navigation={navigation} />, { slots });

  expect(screen.getByRole('link', { name: 'Cards' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alerts 3 new' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bills 3 new' }));
  const links = within(screen.getByRole('list', { name: 'Main' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Cards', 'Alerts3 new', 'All Bills', 'Planned']);
});

test('shows them over the icons of a collapsed sidebar', async () => {
  await renderInBank(<Navigation navigation={navigation} isRail />, { slots });

  expect(screen.getByRole('link', { name: 'Cards' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alerts 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bills 3' })).toBeVisible();
});
