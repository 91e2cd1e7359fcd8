import { renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import ErrorPage from './ErrorPage';

const open = (session: 'signed-in' | 'signed-out', path = '/error') =>
  renderInBank(<ErrorPage />, { remote, path, session });

test('says that something went wrong, inside the layout of the public pages', async () => {
  await open('signed-out');
  expect(screen.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  expect(screen.getByText('Something went wrong')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visit site' })).toBeVisible();
});

test('leads to sign-in', async () => {
  await open('signed-out', '/error/500');
  expect(screen.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', '/auth/login');
});

test('leads to the dashboard whoever is signed in', async () => {
  await open('signed-in');
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
});
