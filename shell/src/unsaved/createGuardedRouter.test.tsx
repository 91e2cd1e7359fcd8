import { useUnsaved } from '@bank/shared/contract';
import { Link, Navigate, Route, Routes, useLocation, useNavigate } from '@bank/shared/router';
import { setSession, useSession } from '@bank/shared/session';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createGuardedRouter } from './createGuardedRouter';
import { RouterProvider } from './router';

function Form({ within }: { within?: string }) {
  const [memo, setMemo] = useState('');
  const saved = useUnsaved(memo !== '', { within });
  const navigate = useNavigate();
  const submit = () => {
    saved();
    navigate('/done');
  };
  return (
    <>
      <input aria-label="Memo" value={memo} onChange={(event) => setMemo(event.target.value)} />
      <button type="button" onClick={submit}>
        Save
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Link to="/accounts">Accounts</Link>
      <Link to="/accounts" replace>
        Accounts instead
      </Link>
      <Link to="?sort=date">Sort</Link>
      <Link to="confirm">Confirm</Link>
    </>
  );
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function Bank({ within }: { within?: string }) {
  const { status } = useSession();
  if (status !== 'signed-in') return <Navigate to="/auth/login" replace />;
  return (
    <Routes>
      <Route path="transfers/*" element={<Form {...(within && { within })} />} />
      <Route path="*" element={<Link to="/transfers">Transfers</Link>} />
    </Routes>
  );
}

const dialog = () => screen.queryByRole('alertdialog', { name: 'Leave this page?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const expectAt = (address: string) =>
  waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe(address);
    expect(location.pathname + location.search + location.hash).toBe(`/banking${address}`);
  });

function show(bank: ReactNode): void {
  render(<RouterProvider router={createGuardedRouter('/banking/', bank)} />);
}

/** Opens the form from the dashboard. */
async function open(within?: string): Promise<void> {
  history.replaceState(undefined, '', '/banking/dashboard');
  setSession('signed-in');
  show(
    <>
      <Bank {...(within && { within })} />
      <Address />
    </>,
  );
  await follow('Transfers');
  await expectAt('/transfers');
}

async function openAndType(within?: string): Promise<void> {
  await open(within);
  await userEvent.type(screen.getByLabelText('Memo'), 'Rent');
}

test('lets a customer go who has entered nothing', async () => {
  await open();

  await follow('Accounts');

  await expectAt('/accounts');
  expect(dialog()).toBeNull();
});

test.each([
  ['a link', () => follow('Accounts'), '/accounts'],
  ['a link that replaces the page', () => follow('Accounts instead'), '/accounts'],
  ['a button that goes back', () => press('Back'), '/dashboard'],
  ['the browser’s Back', async () => history.back(), '/dashboard'],
])('asks before %s loses input: who stays has all, who leaves goes there', async (_, leave, target) => {
  await openAndType();

  await leave();
  await waitFor(() => expect(dialog()).toBeVisible());
  expect(dialog()).toHaveAccessibleDescription('What you’ve entered here isn’t saved yet and will be lost.');
  expect(screen.getByRole('button', { name: 'Stay on this page' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(dialog()).toBeNull();
  await expectAt('/transfers');
  expect(screen.getByLabelText('Memo')).toHaveValue('Rent');

  await leave();
  await waitFor(() => expect(dialog()).toBeVisible());
  await press('Leave');

  await expectAt(target);
  expect(dialog()).toBeNull();
});

test('Escape stays', async () => {
  await openAndType();
  await follow('Accounts');

  act(() => void dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })));

  expect(dialog()).toBeNull();
  await expectAt('/transfers');
});

test('leaves the history as it was, so that Back and Forward go on from there', async () => {
  await openAndType();
  const entries = history.length;
  history.back();
  await waitFor(() => expect(dialog()).toBeVisible());
  await press('Stay on this page');
  expect(history.length).toBe(entries);

  history.back();
  await waitFor(() => expect(dialog()).toBeVisible());
  await press('Leave');
  await expectAt('/dashboard');
  history.forward();
  await expectAt('/transfers');
  expect(dialog()).toBeNull();
});

test('follows a customer who has gone Back before the first page is on screen', async () => {
  history.replaceState(undefined, '', '/banking/accounts');
  const GoBack = () => {
    useState(() => {
      history.replaceState(undefined, '', '/banking/cards?sort=name');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    return <Address />;
  };

  show(<GoBack />);

  await expectAt('/cards?sort=name');
});

test('asks again on the next form, wherever the customer came back to', async () => {
  await openAndType();
  history.back();
  await waitFor(() => expect(dialog()).toBeVisible());
  await press('Leave');
  await expectAt('/dashboard');
  await follow('Transfers');
  await userEvent.type(screen.getByLabelText('Memo'), 'Rent');

  history.back();
  await waitFor(() => expect(dialog()).toBeVisible());
  await press('Stay on this page');

  await expectAt('/transfers');
});

test('does not ask when only the query changes', async () => {
  await openAndType();

  await follow('Sort');
  await expectAt('/transfers?sort=date');
  history.back();

  await expectAt('/transfers');
  expect(dialog()).toBeNull();
  expect(screen.getByLabelText('Memo')).toHaveValue('Rent');
});

test('does not ask where the form keeps its input', async () => {
  await openAndType('/transfers/*');

  await follow('Confirm');
  await expectAt('/transfers/confirm');
  expect(dialog()).toBeNull();

  await follow('Accounts');
  expect(dialog()).toBeVisible();
  await press('Leave');
});

test('asks at another path of the same page when the form does not say that it keeps its input', async () => {
  await openAndType();

  await follow('Confirm');

  expect(dialog()).toBeVisible();
  await press('Leave');
  await expectAt('/transfers/confirm');
});

test.each([
  ['a link', () => follow('Confirm'), '/transfers/confirm'],
  ['Back', async () => history.back(), '/transfers'],
])('asks again at the next path when the form is still there with its input, after %s', async (_, leave, target) => {
  await open();
  if (target === '/transfers') await follow('Confirm');
  await userEvent.type(screen.getByLabelText('Memo'), 'Rent');
  await leave();
  await waitFor(() => expect(dialog()).toBeVisible());
  await press('Leave');
  await expectAt(target);
  expect(dialog()).toBeNull();
  expect(screen.getByLabelText('Memo')).toHaveValue('Rent');

  await follow('Accounts');
  expect(dialog()).toBeVisible();
  await press('Leave');

  await expectAt('/accounts');
  expect(dialog()).toBeNull();
});

test('does not ask a form that says it has saved and goes on', async () => {
  await openAndType();

  await press('Save');

  await expectAt('/done');
  expect(dialog()).toBeNull();
});

test('never holds up a sign-out, and takes the question back', async () => {
  await openAndType();
  await follow('Accounts');
  expect(dialog()).toBeVisible();

  act(() => setSession('signed-out'));

  await expectAt('/auth/login');
  expect(dialog()).toBeNull();
});

test('takes the question back when the page goes without being left, as when its remote is disabled', async () => {
  history.replaceState(undefined, '', '/banking/transfers');
  setSession('signed-in');
  let disable = () => {};
  const Page = () => {
    const [isDisabled, setDisabled] = useState(false);
    disable = () => setDisabled(true);
    return (
      <>
        {isDisabled ? <p>Back at noon.</p> : <Form />}
        <Address />
      </>
    );
  };
  show(<Page />);
  await userEvent.type(screen.getByLabelText('Memo'), 'Rent');
  await follow('Accounts');
  expect(dialog()).toBeVisible();

  act(() => disable());

  expect(dialog()).toBeNull();
  await expectAt('/transfers');
});

test('follows links within the page, which are none of the router’s, there and back', async () => {
  await open();

  location.hash = 'part';
  await expectAt('/transfers#part');
  history.back();
  await expectAt('/transfers');
  history.forward();
  await expectAt('/transfers#part');
  history.go(-2);
  await expectAt('/dashboard');
});

test('does not ask at a link within the page, where nothing is lost', async () => {
  // React Router says that it could not count the entries of such a link.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await openAndType();

  location.hash = 'part';
  await expectAt('/transfers#part');
  history.back();
  await expectAt('/transfers');

  expect(dialog()).toBeNull();
  await follow('Accounts');
  expect(dialog()).toBeVisible();
  await press('Leave');
});
