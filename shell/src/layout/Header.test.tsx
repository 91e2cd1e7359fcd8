import { renderInBank } from '@bank/shared/testing';
import { setBalancesHidden, useBalances } from '@bank/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closePalette, usePalette } from '../palette/paletteState';
import { Header } from './Header';

const header = { title: 'Cards', actions: [] };
const breadcrumb = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }));

afterEach(() =>
  act(() => {
    setBalancesHidden(false);
    closePalette();
  }),
);

test('names the page', async () => {
  await renderInBank(<Header heading={{ title: 'Cards', header }} isMobile={false} />);

  expect(screen.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible();
});

test('names a page below another one, and leads to that', async () => {
  await renderInBank(<Header heading={{ title: 'Card limits', header, parent: '/cards' }} isMobile={false} />);

  expect(breadcrumb().getByRole('link', { name: 'Cards' })).toHaveAttribute('href', '/cards');
  expect(breadcrumb().getByRole('heading', { level: 1, name: 'Card limits' })).toHaveAttribute('tabindex', '-1');
});

test('leaves the heading to a placeholder, and leads to the dashboard', async () => {
  const heading = { title: 'Savings', header: { title: 'Dashboard', actions: [] } };
  await renderInBank(<Header heading={heading} isMobile={false} />);

  expect(breadcrumb().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('names the way to a page below others, each step a link', async () => {
  const above = [{ title: 'Accounts', path: '/accounts' }];
  const heading = { title: 'Savings', header: { title: 'Dashboard', actions: [] }, above };
  await renderInBank(<Header heading={heading} isMobile={false} />);

  const links = breadcrumb().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Accounts', '/accounts'],
  ]);
});

test('hides balances and shows them again', async () => {
  const { user } = await renderInBank(<Header heading={{ title: 'Cards', header }} isMobile={false} />, {
    media: ['min-width: 64em'],
  });
  const toggle = screen.getByRole('button', { name: 'Hide balances', pressed: false });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(useBalances.getState().isHidden).toBe(true);

  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(useBalances.getState().isHidden).toBe(false);
});

test('has the switch for balances in the menu where there is no room for a button', async () => {
  const { user } = await renderInBank(<Header heading={{ title: 'Cards', header }} isMobile />);
  expect(screen.queryByRole('button', { name: 'Hide balances' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Hide balances' }));
  expect(useBalances.getState().isHidden).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Show balances' }));
  expect(useBalances.getState().isHidden).toBe(false);
});

test('opens the search by a button that names its shortcut', async () => {
  const { user } = await renderInBank(<Header heading={{ title: 'Cards', header }} isMobile={false} />, {
    media: ['min-width: 64em'],
  });
  await user.click(screen.getByRole('button', { name: 'Search (Ctrl K)' }));

  await waitFor(() => expect(usePalette.getState().view).toBe('search'));
});

test('opens the search by a button on a phone', async () => {
  const { user } = await renderInBank(<Header heading={{ title: 'Cards', header }} isMobile />, {
    media: ['width >= 22.5em'],
  });
  await user.click(screen.getByRole('button', { name: /^Search/ }));
  await waitFor(() => expect(usePalette.getState().view).toBe('search'));

  await user.click(screen.getByRole('button', { name: 'Your account' }));
  expect(screen.queryByRole('menuitem', { name: 'Search' })).not.toBeInTheDocument();
});

test('opens the search from the menu where there is no room for a button', async () => {
  const { user } = await renderInBank(<Header heading={{ title: 'Cards', header }} isMobile />);
  expect(screen.queryByRole('button', { name: /Search/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Search' }));

  await waitFor(() => expect(usePalette.getState().view).toBe('search'));
});

test('has search and the switch for balances in the header of a phone, and no other way to the menu than its bar', async () => {
  await renderInBank(<Header heading={{ title: 'Cards', header }} isMobile hasBar />, { media: ['width >= 22.5em'] });

  expect(screen.getByRole('button', { name: /^Search/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide balances' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open navigation' })).not.toBeInTheDocument();
});

test('has the search alone on the smallest phone', async () => {
  const { user } = await renderInBank(<Header heading={{ title: 'Cards', header }} isMobile hasBar />);
  expect(screen.getByRole('button', { name: /^Search/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Your account' }));

  expect(screen.getByRole('menuitem', { name: 'Hide balances' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Search' })).not.toBeInTheDocument();
});

test('has the themes in the menu on a phone, where their button has no room', async () => {
  const { user } = await renderInBank(<Header heading={{ title: 'Cards', header }} isMobile />);
  expect(screen.queryByRole('button', { name: /^Theme/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));

  await user.click(screen.getByRole('button', { name: 'Your account' }));
  expect(screen.getByRole('menuitemradio', { name: 'Dark', checked: true })).toBeVisible();
  await user.click(screen.getByRole('menuitemradio', { name: 'System' }));
});
