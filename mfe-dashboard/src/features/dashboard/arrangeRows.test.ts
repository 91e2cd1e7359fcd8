import type { ExtensionFacts } from '@bank/shared/contract';
import { arrangeRows } from './arrangeRows';

const widget = (id: string, width?: ExtensionFacts['width']): ExtensionFacts => ({
  ...{ slot: 'bank/dashboard/widget@1', id, title: id },
  ...(width && { width }),
});
const [balance, accounts] = [widget('balance', 'wide'), widget('accounts', 'wide')];
const [actions, offers] = [widget('actions', 'narrow'), widget('offers')];
const history = widget('history', 'full');
const spans = (...widgets: ExtensionFacts[]) => arrangeRows(widgets).map(({ span }) => span);

test('pairs wide with narrow widgets and leaves the history a row of its own', () => {
  expect(spans(balance, actions, accounts, offers, history)).toEqual([7, 5, 7, 5, 12]);
  expect(spans(actions, balance)).toEqual([5, 7]);
});

test('splits a row evenly between widgets of the same width', () => {
  expect(spans(balance, accounts, actions, offers)).toEqual([6, 6, 6, 6]);
});

test('gives the whole row to a widget without a neighbour to share it', () => {
  expect(spans(balance)).toEqual([12]);
  expect(spans(balance, history, actions)).toEqual([12, 12, 12]);
  expect(spans(balance, actions, offers)).toEqual([7, 5, 12]);
});

test('keeps the order and places nothing for nothing', () => {
  expect(arrangeRows([history, offers]).map((placed) => placed.widget.id)).toEqual(['history', 'offers']);
  expect(arrangeRows([])).toEqual([]);
});
