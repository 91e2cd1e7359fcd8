import { setSession } from '@bank/shared/session';
import { renderPage } from '@bank/shared/testing';
import { act, screen } from '@testing-library/react';
import ErrorPage from './ErrorPage';

afterEach(() => {
  act(() => setSession('signed-out'));
});

test('says that something went wrong, inside the layout of the public pages', () => {
  renderPage(<ErrorPage />, '/error');
  expect(screen.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  expect(screen.getByText('Something went wrong')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visit site' })).toBeVisible();
  expect(document.title).toBe('Error · International Bank');
});

test('leads to sign-in', () => {
  renderPage(<ErrorPage />, '/error/500');
  expect(screen.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', '/auth/login');
});

test('leads to the dashboard whoever is signed in', () => {
  setSession('signed-in');
  renderPage(<ErrorPage />, '/error');
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
});
