import { Route, Routes } from '@bank/shared/router';
import { renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import { remoteAt } from '../testing/remotes';
import { MainLayout } from './MainLayout';

const Page = jest.fn(() => <p>The page</p>);
const Bell = jest.fn(() => <button type="button">Messages</button>);

test.each([
  ['a phone', ['max-width'], true],
  ['a phone held sideways, which is too low for it', ['max-width', 'height < 30em'], false],
  ['a wide screen', [], false],
])('%s has the bar at the thumb, or the button that opens the menu', async (_, media, hasBar) => {
  const heading = { title: 'Cards', header: { title: 'Cards', actions: [] } };
  const registry = { revision: 1, shell: '1.0.0', remotes: [remoteAt('/cards')] };
  await renderInBank(<MainLayout registry={registry} heading={heading} />, { media });

  const bar = screen.queryByRole('navigation', { name: 'Main pages' });
  const button = screen.queryByRole('button', { name: /^(Open navigation|Toggle sidebar)$/ });
  expect([bar !== null, button === null]).toEqual([hasBar, hasBar]);
});

test('toggling the sidebar renders neither the page nor the rest of the header', async () => {
  const heading = { title: 'Cards', header: { title: 'Cards', actions: [] } };
  const layout = <MainLayout registry={{ revision: 1, shell: '1.0.0', remotes: [] }} heading={heading} />;
  const page = (
    <Routes>
      <Route element={layout}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>
  );
  const slots = { 'bank/header/items@1': [{ id: 'bell', title: 'Messages', component: Bell }] };
  const { user } = await renderInBank(page, { slots });
  const counts = () => [Page.mock.calls.length, Bell.mock.calls.length];
  const before = counts();

  await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));

  expect(screen.getByRole('complementary', { name: 'Sidebar' })).toHaveAttribute('data-state', 'collapsed');
  expect(screen.queryByText('Secure support, 24/7.')).not.toBeInTheDocument();
  expect(counts()).toEqual(before);
});
