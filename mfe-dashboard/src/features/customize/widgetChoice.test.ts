import { defaultChoices, moveChoice, parseChoices, toggleChoice } from './widgetChoice';

const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id);

test('starts with every widget in the bank’s order', () => {
  expect(parseChoices(null)).toEqual(defaultChoices);
  expect(ids(defaultChoices)).toEqual(['balance', 'actions', 'accounts', 'offers', 'history']);
});

test('reads back the stored order and what is hidden', () => {
  const choices = toggleChoice(moveChoice(defaultChoices, 'history', -1), 'offers');
  expect(parseChoices(JSON.stringify(choices))).toEqual(choices);
});

test('ignores unknown and repeated widgets and appends missing ones', () => {
  const stored = [{ id: 'history' }, { id: 'horoscope' }, 'balance', null, { id: 'history', isShown: false }];
  const choices = parseChoices(JSON.stringify(stored));
  expect(ids(choices)).toEqual(['history', 'balance', 'actions', 'accounts', 'offers']);
  expect(choices[0]?.isShown).toBe(true);
});

test.each(['{', '42', '{"id":"history"}', 'null'])('falls back to the bank’s order for %s', (stored) => {
  expect(parseChoices(stored)).toEqual(defaultChoices);
});

test('moves a widget by one place and leaves it at the ends', () => {
  expect(ids(moveChoice(defaultChoices, 'actions', -1))).toEqual([
    'actions',
    'balance',
    'accounts',
    'offers',
    'history',
  ]);
  expect(ids(moveChoice(defaultChoices, 'actions', 1))).toEqual([
    'balance',
    'accounts',
    'actions',
    'offers',
    'history',
  ]);
  expect(moveChoice(defaultChoices, 'balance', -1)).toBe(defaultChoices);
  expect(moveChoice(defaultChoices, 'history', 1)).toBe(defaultChoices);
});
