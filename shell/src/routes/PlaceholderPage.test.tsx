import { renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlaceholderPage } from './PlaceholderPage';
import { placeholders } from './placeholders';

const slots = {
  'bank/settings/section@1': [{ id: 'alerts', title: 'Alerts', component: () => <h2>How we tell you</h2> }],
};

async function show(path: string): Promise<string[]> {
  const placeholder = placeholders.find((candidate) => candidate.path === path);
  if (!placeholder) throw new Error(`No placeholder at ${path}.`);
  await renderInBank(<PlaceholderPage placeholder={placeholder} />, { slots });
  return screen.getAllByRole('heading').map(({ textContent }) => textContent ?? '');
}

test('shows what remotes let the customer set on the page of settings', async () => {
  expect(await show('/settings')).toEqual(['Settings', 'How we tell you']);
  expect(screen.queryByText(/We’re preparing this page/)).not.toBeInTheDocument();
});

test('shows it on no other page', async () => {
  expect(await show('/alerts')).toEqual(['Alerts']);
  expect(screen.getByText(/We’re preparing this page/)).toBeInTheDocument();
});

test('offers the support’s help with what is not here yet', async () => {
  await show('/bills');
  await userEvent.click(screen.getByRole('button', { name: 'Contact Support' }));
  expect(screen.getByRole('dialog', { name: 'Bills & Payments' })).toBeVisible();
});
