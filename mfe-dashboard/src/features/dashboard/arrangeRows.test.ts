import type { ExtensionFacts } from '@bank/shared/contract';
import { arrangeRows } from './arrangeRows';

const widget = (id: string, width: ExtensionFacts['width'], height?: number): ExtensionFacts => ({
  slot: 'bank/dashboard/widget@1',
  id,
  title: id,
  ...(width && { width }),
  ...(height && { height }),
});
const balance = widget('balance', 'wide', 352);
const actions = widget('actions', 'narrow', 352);
const accounts = widget('accounts', 'wide', 240);
const offers = widget('offers', undefined, 240);
const history = widget('history', 'full', 720);
const rows = (...widgets: ExtensionFacts[]) => arrangeRows(widgets).map(({ widget, span }) => `${widget.id} ${span}`);

test('pairs wide with narrow widgets and leaves the history a row of its own', () => {
  expect(rows(balance, actions, accounts, offers, history)).toEqual([
    ...['balance 7', 'actions 5'],
    ...['accounts 7', 'offers 5'],
    'history 12',
  ]);
  expect(rows(actions, balance)).toEqual(['actions 5', 'balance 7']);
});

test('splits a row evenly between narrow widgets', () => {
  expect(rows(actions, widget('limits', 'narrow', 300))).toEqual(['actions 6', 'limits 6']);
});

test('gives the whole row to a widget without a narrow neighbour', () => {
  expect(rows(balance)).toEqual(['balance 12']);
  expect(rows(balance, accounts, offers)).toEqual(['balance 12', 'accounts 7', 'offers 5']);
  expect(rows(balance, history, actions)).toEqual(['balance 12', 'history 12', 'actions 12']);
});

test('gives the whole row to a widget whose neighbour has another height', () => {
  expect(rows(actions, accounts, offers)).toEqual(['actions 12', 'accounts 7', 'offers 5']);
  expect(rows(offers, actions)).toEqual(['offers 12', 'actions 12']);
});

test('pairs a widget that does not say its height with any neighbour', () => {
  expect(rows(balance, widget('limits', 'narrow'))).toEqual(['balance 7', 'limits 5']);
});

test('places nothing for nothing', () => {
  expect(arrangeRows([])).toEqual([]);
});
