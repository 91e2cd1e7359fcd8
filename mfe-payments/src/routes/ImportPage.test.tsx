import { readSampleAccounts, sampleAccounts } from '@bank/shared/sample';
import { problem, renderInBank } from '@bank/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../../remote';
import { samplePayments } from '../data/samplePayments';
import ImportPage from './ImportPage';

const path = '/transfers/import';
const CONTENT = [
  'Name,Account,Amount,Reference',
  'Maya Lindqvist,40001100,62.50,Invoice 7',
  'Noah Beck,GB82WEST12345698765432,"100.00",Rent',
  'Nobody,40001102,1.00,No such name',
  'Ana,40001100,ten,Words',
].join('\n');

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
async function choose(user: UserEvent, content = CONTENT) {
  // jsdom reads no files.
  const arrayBuffer = async () => new TextEncoder().encode(content).buffer;
  const file = Object.assign(new File([content], 'payments.csv', { type: 'text/csv' }), { arrayBuffer });
  await user.upload(screen.getByLabelText(/^File/), file);
  expect(await screen.findByText('payments.csv')).toBeVisible();
  await press(user, 'Review');
}
const leftOut = () => within(screen.getByRole('region', { name: /left out/ })).getAllByRole('listitem');

beforeEach(() => sessionStorage.clear());

test('shows what can be paid and what is wrong with every other line, pays once, and knows the file again', async () => {
  const { user, address, toasts } = await renderInBank(<ImportPage />, { remote, path });
  await choose(user);

  expect(await screen.findByRole('region', { name: '2 payments' })).toHaveTextContent(
    /Maya Lindqvist.*Invoice 7.*\$62\.50/,
  );
  expect(leftOut().map(({ textContent }) => textContent)).toEqual([
    'Line 4 · NobodyThe account isn’t in this name. Check the name and the number.',
    'Line 5 · AnaThe amount can’t be read. Enter one above zero, such as $1,250.00.',
  ]);
  await press(user, 'Pay $162.50');
  await waitFor(() => expect(address()).toBe('/transfers'));
  expect(toasts().map(({ title }) => title)).toEqual(['2 payments sent']);
  expect(readSampleAccounts()[0]?.balance.minor).toBe(856_240 - 162_50);
  expect((await samplePayments.orders(null)).slice(0, 2).map(({ memo }) => memo)).toEqual(['Rent', 'Invoice 7']);
});

test('says of a file that was imported before that nothing is left to pay', async () => {
  const payments = [{ name: 'Maya Lindqvist', accountNumber: '40001100', reference: 'Invoice 7' }];
  const amount = { minor: 62_50, currency: 'USD' };
  const list = { fromAccountId: 'checking', payments: payments.map((one) => ({ ...one, amount })) };
  await samplePayments.payImport(list, 'key');
  const { user } = await renderInBank(<ImportPage />, { remote, path });
  await choose(user, CONTENT.split('\n').slice(0, 2).join('\n'));

  await screen.findByRole('button', { name: 'Choose another file' });
  expect(leftOut()[0]).toHaveTextContent(/^Line 2 · Maya LindqvistYou paid this on .*give it another reference/);
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('says at the field what is wrong with the file', async () => {
  const { user } = await renderInBank(<ImportPage />, { remote, path });
  await press(user, 'Review');
  expect(screen.getByLabelText(/^File/)).toHaveAccessibleDescription(/Choose a file\./);
  await choose(user, 'a,b\n1,2\n');
  expect(screen.getByLabelText(/^File/)).toHaveAccessibleDescription(/doesn’t name the columns/);
});

test('sends the same list again after the confirmation, and names the account that lacks the money', async () => {
  const { user, api, address } = await renderInBank(<ImportPage />, {
    remote,
    path,
    mode: 'live',
    api: {
      'GET /accounts': { body: sampleAccounts },
      'POST /imports/checks': {
        body: {
          payments: [{ outcome: 'payable', name: 'Maya Lind' }, { outcome: 'payable' }, { outcome: 'new-payee' }],
        },
      },
    },
  });
  const errors = [{ path: '/amount', message: 'No.' }];
  api.answer('POST /imports', problem(422, { type: '/problems/insufficient-funds', errors }));
  await choose(user);
  expect(await screen.findByText('This account belongs to Maya Lind.')).toBeVisible();
  await press(user, 'Pay $162.50');
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'From' })).toHaveAccessibleDescription(/There isn’t enough money/),
  );

  api.answer('POST /imports', problem(403, { type: '/problems/confirm-order', stepUp: 'one' }), {
    body: { payments: [] },
  });
  api.answer('POST /step-ups/one/options', { body: { by: 'code', proof: 'proof' } });
  api.answer('POST /step-ups/one', { status: 204 });
  await press(user, 'Review');
  await user.click(await screen.findByRole('button', { name: 'Pay $162.50' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the payment' }));
  expect(dialog.getByText(/\$162\.50 to 2 payees/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Verification code' }), '123456');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));

  await waitFor(() => expect(address()).toBe('/transfers'));
  const [, asked, confirmed] = api.callsOf('POST /imports');
  expect(confirmed?.body).toEqual(asked?.body);
});
