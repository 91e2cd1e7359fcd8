import { renderInBank } from '@bank/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TransactionHistory } from './TransactionHistory';

const salary = {
  id: '1',
  description: 'Salary',
  date: '2026-11-14',
  accountId: 'checking',
  category: 'Income',
  amount: { minor: 218_450, currency: 'USD' },
};
const print = jest.fn();
const rowCount = () => screen.getAllByRole('rowheader').length;
let printedRows = 0;

/** Fires what a browser fires, for its menu too. */
function printPage() {
  fireEvent(window, new Event('beforeprint'));
  printedRows = rowCount();
  fireEvent(window, new Event('afterprint'));
}

beforeEach(() => {
  print.mockReset().mockImplementation(printPage);
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
  expect(rowCount()).toBe(10);
});

test.each(['p', 'ح'])('fetches the rest before the browser prints by its own key: %s', async (key) => {
  await renderHistory();

  expect(fireEvent.keyDown(window, { key, code: 'KeyP', ctrlKey: true })).toBe(false);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));

  expect(printedRows).toBeGreaterThan(30);
  // All is there now, so the browser may print by itself.
  expect(fireEvent.keyDown(window, { key, code: 'KeyP', ctrlKey: true })).toBe(true);
});

test('has the rest for a menu of the browser, which the pointer leaves the page for', async () => {
  await renderHistory();
  printPage();
  expect(printedRows).toBe(10);

  fireEvent.mouseLeave(document.documentElement);
  await waitFor(() => {
    printPage();
    expect(printedRows).toBeGreaterThan(30);
  });

  expect(rowCount()).toBe(10);
});

test('prints nothing when the rest cannot be fetched, says so, and goes on from there when asked again', async () => {
  const first = { body: { items: [salary], next: 'second' } };
  const replies = { 'GET /transactions': first, 'GET /accounts': { body: [] } };
  const { api, user, toasts } = await renderInBank(<TransactionHistory />, { mode: 'live', api: replies });
  const button = await screen.findByRole('button', { name: 'Print all transactions' });

  api.answer('GET /transactions', 'broken');
  await user.click(button);
  await waitFor(() => expect(toasts()).toMatchObject([{ title: 'We couldn’t load the next transactions.' }]));
  expect(print).not.toHaveBeenCalled();

  api.answer('GET /transactions', { body: { items: [{ ...salary, id: '2' }], next: null } });
  await user.click(button);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(printedRows).toBe(2);
});
