import { renderInBank } from '@bank/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { defaultNavigation } from '../navigation/defaultNavigation';
import { BottomBar } from './BottomBar';
import { closeSheet, useSidebar } from './sidebarState';

const places = ['/dashboard', '/accounts', '/transfers', '/cards'];
const entries = defaultNavigation.filter(({ to }) => places.includes(to));
const bar = () => within(screen.getByRole('navigation', { name: 'Main pages' }));

afterEach(() => act(closeSheet));

test('leads to each place by a short name, in order', async () => {
  await renderInBank(<BottomBar entries={entries} />);

  expect(
    bar()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/dashboard'],
    ['Accounts', '/accounts'],
    ['Pay', '/transfers'],
    ['Cards', '/cards'],
  ]);
});

test.each([
  ['/accounts', 'Accounts', 'page'],
  ['/accounts/savings', 'Accounts', 'true'],
  ['/transfers/orders/7', 'Pay', 'true'],
  ['/budget', undefined, undefined],
])('marks where the customer is: at %s it is %s', async (path, name, current) => {
  await renderInBank(<BottomBar entries={entries} />, { path });

  const marked = bar()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual(
    name ? [[name, current]] : [],
  );
});

test('opens the menu with all other pages, and says so', async () => {
  const { user } = await renderInBank(<BottomBar entries={entries} />);
  const more = bar().getByRole('button', { name: 'More', expanded: false });

  await user.click(more);

  expect(useSidebar.getState().isSheetOpen).toBe(true);
  expect(more).toHaveAttribute('aria-expanded', 'true');
});

test('shows what remotes say on an entry, such as how many cards are new', async () => {
  const slots = {
    'bank/sidebar/badge@1': [{ id: 'new', title: 'New cards', at: '/cards', component: () => <b>2</b> }],
  };
  await renderInBank(<BottomBar entries={entries} />, { slots });

  expect(bar().getByRole('link', { name: 'Cards 2' })).toBeVisible();
});
