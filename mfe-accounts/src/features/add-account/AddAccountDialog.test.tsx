import { paths } from '@bank/shared/paths';
import { renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddAccountDialog } from './AddAccountDialog';

test.each([
  [/^Checking.*For every day/, paths.checking],
  [/^Savings.*For later/, paths.savings],
  [/^Credit Card.*Buy now/, paths.credit],
])('leads from the choice %s to %s', async (name, page) => {
  const bank = await renderInBank(<AddAccountDialog open onClose={jest.fn()} />);

  await userEvent.click(screen.getByRole('link', { name }));

  expect(bank.address()).toBe(page);
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
