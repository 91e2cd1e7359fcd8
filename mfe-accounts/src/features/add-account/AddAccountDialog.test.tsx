import { useSupport } from '@bank/shared/contract';
import { renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddAccountDialog } from './AddAccountDialog';

test.each([
  [/^Checking.*For everyday use/, 'Open a checking account'],
  [/^Savings.*For later/, 'Open a savings account'],
  [/^Credit Card.*Buy now/, 'Apply for a credit card'],
])('asks the bank’s people for the choice %s: %s', async (name, topic) => {
  const onClose = jest.fn();
  await renderInBank(<AddAccountDialog open onClose={onClose} />);

  await userEvent.click(screen.getByRole('button', { name }));

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(useSupport.getState()).toEqual({ topic });
});

test('asks to be closed by its button and by Escape', async () => {
  const onClose = jest.fn();
  await renderInBank(<AddAccountDialog open onClose={onClose} />);

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledTimes(2);
});

test('is not there while it is closed', async () => {
  await renderInBank(<AddAccountDialog open={false} onClose={jest.fn()} />);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
