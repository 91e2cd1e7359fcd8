import { screen } from '@testing-library/react';
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
