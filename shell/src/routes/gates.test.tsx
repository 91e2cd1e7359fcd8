import { Link, Route, Routes } from '@bank/shared/router';
import { setSession, signOut } from '@bank/shared/session';
import { renderPage } from '@bank/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { use } from 'react';
import { createGuardedRouter } from '../unsaved/createGuardedRouter';
import { RouterProvider } from '../unsaved/router';
import { PublicGate } from './PublicGate';
import { RequireSession } from './RequireSession';

function renderAt(path: string) {
  window.history.replaceState(null, '', path);
  renderPage(
    <Routes>
      <Route element={<PublicGate prepareFrame={jest.fn()} />}>
        <Route path="/auth/login" element={<h1>Sign in</h1>} />
      </Route>
      <Route element={<RequireSession />}>
        <Route path="*" element={<h1>Private</h1>} />
      </Route>
    </Routes>,
    path,
  );
}

const heading = () => screen.getByRole('heading').textContent;
const address = () => screen.getByTestId('address').textContent;

test('sends a stranger to sign in, remembering the way', () => {
  setSession('signed-out');
  renderAt('/accounts?sort=name');

  expect(heading()).toBe('Sign in');
  expect(address()).toBe('/auth/login?returnTo=%2Faccounts%3Fsort%3Dname');
});

test('shows a signed-in customer the page', () => {
  setSession('signed-in');
  renderAt('/accounts');

  expect(heading()).toBe('Private');
});

test('leads signed-in customers from the sign-in page to their destination, and nowhere else', () => {
  setSession('signed-in');
  renderAt('/auth/login?returnTo=%2Faccounts');
  expect(address()).toBe('/accounts');
});

test('does not follow a way back that leaves the bank', () => {
  setSession('signed-in');
  renderAt('/auth/login?returnTo=%2F%2Fevil.example');

  expect(address()).toBe('/dashboard');
});

test('starts afresh after signing out on purpose', () => {
  setSession('signed-in');
  renderAt('/accounts');

  act(() => signOut());

  expect(address()).toBe('/auth/login');
});

test('turns nobody back, at a sign-in in another tab, who is on the way to a page that is still loading', async () => {
  setSession('signed-out');
  window.history.replaceState(null, '', '/banking/auth/login');
  const never = new Promise<string>(() => {});
  const Loading = () => use(never);
  const bank = (
    <Routes>
      <Route element={<PublicGate prepareFrame={jest.fn()} />}>
        <Route path="/auth/login" element={<Link to="/auth/register">Sign up</Link>} />
        <Route path="/auth/register" element={<Loading />} />
      </Route>
      <Route path="*" element={<h1>Private</h1>} />
    </Routes>
  );
  render(<RouterProvider router={createGuardedRouter('/banking/', bank)} />);
  await act(async () => fireEvent.click(screen.getByRole('link')));

  await act(async () => setSession('signed-in'));

  expect(window.location.pathname).toBe('/banking/auth/register');
});
