import { setSession } from '@bank/shared/session';
import { type FakeApi, installApi } from '@bank/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfileDialog } from './ProfileDialog';

const profile = {
  firstName: 'Amelia',
  lastName: 'Hart',
  email: 'a@mail.example',
  phone: '+1 800 555 0176',
  customerSince: '2019-03-04',
};
let api: FakeApi;

beforeEach(() => {
  api = installApi();
  // Empties the cache.
  setSession('signed-in');
});

afterEach(() => setSession('signed-out', 'left'));

test('asks for the profile only once it is opened', () => {
  render(<ProfileDialog open={false} onClose={() => {}} />);

  expect(api.calls).toEqual([]);
});

test('shows who is signed in', async () => {
  api.answer('GET /auth/me', { body: profile });
  render(<ProfileDialog open onClose={() => {}} />);

  expect(await screen.findByRole('heading', { name: 'Amelia Hart' })).toBeVisible();
  expect(screen.getByText('Mar 4, 2019')).toBeVisible();
});

test('says so when it cannot be loaded, and tries again', async () => {
  api.answer('GET /auth/me', 'broken', { body: profile });
  render(<ProfileDialog open onClose={() => {}} />);
  expect(await screen.findByText('We couldn’t load your profile.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Amelia Hart' })).toBeVisible();
});
