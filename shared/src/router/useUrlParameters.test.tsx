import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router-dom';
import { renderInBank } from '../testing';
import { useUrlParameters } from './useUrlParameters';

function Fields() {
  const [parameters, change] = useUrlParameters();
  return (
    <>
      <input
        aria-label="Text"
        value={parameters.get('text') ?? ''}
        onChange={({ target }) => change({ text: target.value })}
      />
      <button type="button" onClick={() => change({ text: undefined, type: 'Loan' })}>
        Loans
      </button>
    </>
  );
}

function Pages() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/accounts')}>
        Accounts
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Fields />
    </>
  );
}

const never = new Promise<void>(() => {});

function Found() {
  const [parameters] = useSearchParams();
  if (parameters.has('text')) use(never);
  return <p>Everything</p>;
}

const field = () => screen.getByRole('textbox', { name: 'Text' });

test('binds a field to the address, and keeps what else stands there', async () => {
  const { user, address } = await renderInBank(<Fields />, { path: '/accounts?from=mail&text=sav' });
  expect(field()).toHaveValue('sav');

  await user.type(field(), 'ings & co');
  expect(field()).toHaveValue('savings & co');
  expect(address()).toBe('/accounts?from=mail&text=savings+%26+co');
});

test('leaves out what is empty', async () => {
  const { user, address } = await renderInBank(<Fields />, { path: '/accounts?text=sav' });

  await user.click(screen.getByRole('button', { name: 'Loans' }));
  expect(address()).toBe('/accounts?type=Loan');

  await user.type(field(), 'a{Backspace}');
  expect(address()).toBe('/accounts?type=Loan');
});

test('adds nothing to the history: Back leads to the page before', async () => {
  const { user, address } = await renderInBank(<Pages />, { path: '/dashboard' });
  await user.click(screen.getByRole('button', { name: 'Accounts' }));
  await user.type(field(), 'savings');

  await user.click(screen.getByRole('button', { name: 'Back' }));

  expect(address()).toBe('/dashboard');
});

test.each([
  ['a router that answers at once', (page: ReactNode) => <MemoryRouter>{page}</MemoryRouter>],
  ['the shell’s', (page: ReactNode) => <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />],
])('shows what is typed while the page for it is on its way, in %s', async (_, inRouter) => {
  const page = (
    <Suspense>
      <Fields />
      <Found />
    </Suspense>
  );
  render(inRouter(page));

  await act(async () => fireEvent.change(field(), { target: { value: 's' } }));

  expect(field()).toHaveValue('s');
  expect(screen.getByText('Everything')).toBeVisible();
});
