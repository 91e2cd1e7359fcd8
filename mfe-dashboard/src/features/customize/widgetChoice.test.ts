import { choicesFor, moveChoice, parseChoices, toggleChoice } from './widgetChoice';

const bank = ['balance', 'actions', 'accounts', 'offers', 'history'];
const all = choicesFor(bank, []);
const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id);

test('starts with every widget in the bank’s order', () => {
  expect(all).toEqual(bank.map((id) => ({ id, isShown: true })));
});

test('reads back the stored order and what is hidden', () => {
  const choices = toggleChoice(moveChoice(all, 'history', -1), 'offers');
  expect(choicesFor(bank, parseChoices(JSON.stringify(choices)))).toEqual(choices);
});

test('ignores repeated entries, leaves out what is not there, and appends what is new', () => {
  const stored = [
    { id: 'history' },
    { id: 'horoscope' },
    'balance',
    null,
    { id: 7 },
    { id: 'history', isShown: false },
  ];
  const choices = parseChoices(JSON.stringify(stored));

  expect(choices).toEqual([
    { id: 'history', isShown: true },
    { id: 'horoscope', isShown: true },
  ]);
  expect(ids(choicesFor(bank, choices))).toEqual(['history', 'balance', 'actions', 'accounts', 'offers']);
});

test.each(['{', '42', '{"id":"history"}', 'null', null])('falls back to the bank’s order for %s', (stored) => {
  expect(parseChoices(stored)).toEqual([]);
});

test('moves a widget by one place and leaves it at the ends', () => {
  expect(ids(moveChoice(all, 'actions', -1))).toEqual(['actions', 'balance', 'accounts', 'offers', 'history']);
  expect(ids(moveChoice(all, 'actions', 1))).toEqual(['balance', 'accounts', 'actions', 'offers', 'history']);
  expect(moveChoice(all, 'balance', -1)).toBe(all);
  expect(moveChoice(all, 'history', 1)).toBe(all);
});
