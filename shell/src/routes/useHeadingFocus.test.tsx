import { Link, Route, Routes } from '@bank/shared/router';
import { setSession } from '@bank/shared/session';
import { renderPage } from '@bank/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { create } from 'zustand';
import { PublicGate } from './PublicGate';
import { RequireSession } from './RequireSession';
import { useHeadingFocus } from './useHeadingFocus';

/** A remote's page is there later than its path. */
const useHasHeading = create(() => true);

function Page() {
  useHeadingFocus();
  return (
    <>
      {useHasHeading() && <h1 tabIndex={-1}>Private</h1>}
      <Link to="/accounts">Accounts</Link>
      <Link to="/remote">Remote</Link>
    </>
  );
}

function renderAt(path: string) {
  // The router of this test has an address of its own.
  window.history.replaceState(null, '', '/auth/login');
  renderPage(
    <Routes>
      <Route element={<PublicGate prepareFrame={jest.fn()} />}>
        <Route path="/auth/login" element={<button type="button">Sign in</button>} />
      </Route>
      <Route element={<RequireSession />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>,
    path,
  );
}

const heading = () => screen.getByRole('heading', { level: 1 });

test('leaves the focus to the browser on the page that the document opens with, also by way of a redirect', () => {
  setSession('signed-in');
  renderAt('/auth/login?returnTo=%2Faccounts');

  expect(heading()).not.toHaveFocus();
});

test('moves the focus to the heading on the way to another page', async () => {
  setSession('signed-in');
  renderAt('/dashboard');
  await userEvent.click(screen.getByRole('link', { name: 'Accounts' }));

  expect(heading()).toHaveFocus();
});

test('moves the focus to a heading that comes with a remote, unless the customer has gone on', async () => {
  setSession('signed-in');
  renderAt('/dashboard');
  act(() => useHasHeading.setState(false, true));
  await userEvent.click(screen.getByRole('link', { name: 'Remote' }));
  await act(async () => useHasHeading.setState(true, true));
  await waitFor(() => expect(heading()).toHaveFocus());

  act(() => useHasHeading.setState(false, true));
  await userEvent.click(screen.getByRole('link', { name: 'Accounts' }));
  await userEvent.tab();
  await act(async () => useHasHeading.setState(true, true));
  expect(screen.getByRole('link', { name: 'Remote' })).toHaveFocus();
});

test.each(['/auth/login', '/accounts'])('moves the focus to the heading after signing in on the way to %s', (path) => {
  setSession('signed-out');
  renderAt(path);
  act(() => screen.getByRole('button', { name: 'Sign in' }).focus());

  act(() => setSession('signed-in'));

  expect(heading()).toHaveFocus();
});
