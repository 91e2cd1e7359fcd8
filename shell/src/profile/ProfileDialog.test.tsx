import { getProfile } from '@bank/shared/session';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfileDialog } from './ProfileDialog';

jest.mock('@bank/shared/session');

const profile = {
  firstName: 'Amelia',
  lastName: 'Hart',
  email: 'a@mail.example',
  phone: '+1 800 555 0176',
  customerSince: '2019-03-04',
};

test('asks for the profile only once it is opened', () => {
  render(<ProfileDialog open={false} onClose={() => {}} />);

  expect(getProfile).not.toHaveBeenCalled();
});

test('shows who is signed in', async () => {
  jest.mocked(getProfile).mockResolvedValue(profile);
  render(<ProfileDialog open onClose={() => {}} />);

  expect(await screen.findByRole('heading', { name: 'Amelia Hart' })).toBeVisible();
  expect(screen.getByText('Mar 4, 2019')).toBeVisible();
});

test('says so when it cannot be loaded, and tries again', async () => {
  jest.mocked(getProfile).mockRejectedValueOnce(new Error('offline')).mockResolvedValue(profile);
  render(<ProfileDialog open onClose={() => {}} />);
  expect(await screen.findByText('Your profile could not be loaded.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Amelia Hart' })).toBeVisible();
});
