import { Route, Routes } from '@bank/shared/router';
import { renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import { MainLayout } from './MainLayout';

const Page = jest.fn(() => <p>The page</p>);
const Bell = jest.fn(() => <button type="button">Messages</button>);

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
