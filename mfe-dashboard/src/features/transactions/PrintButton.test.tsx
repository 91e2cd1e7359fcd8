import { renderInBank } from '@bank/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TransactionHistory } from './TransactionHistory';

const print = jest.fn();
const rowCount = () => screen.getAllByRole('rowheader').length;
let printedRows = 0;

beforeEach(() => {
  print.mockReset().mockImplementation(() => {
    printedRows = rowCount();
  });
  window.print = print;
});

async function renderHistory() {
  await renderInBank(<TransactionHistory />);
  return screen.findByRole('button', { name: 'Print all transactions' });
}

test('prints all matching rows, not only those on screen', async () => {
  const button = await renderHistory();
  expect(rowCount()).toBe(10);

  await userEvent.click(button);

  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(printedRows).toBeGreaterThan(30);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('loads the rest before the browser prints by its own key', async () => {
  await renderHistory();

  expect(fireEvent.keyDown(window, { key: 'p', ctrlKey: true })).toBe(false);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));

  expect(printedRows).toBeGreaterThan(30);
  // All is there now, so the browser may print by itself.
  expect(fireEvent.keyDown(window, { key: 'p', ctrlKey: true })).toBe(true);
});
