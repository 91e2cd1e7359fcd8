import type { PaletteEntry, PaletteResult } from '@bank/shared/contract';
import { answerAs, offerEntriesAs, useAnswers, useOfferedEntries } from './offers';

const entry: PaletteEntry = { id: 'goals', label: 'Goals', section: 'pages', icon: 'cards' };
const result: PaletteResult = { id: 'maya', label: 'Maya', icon: { person: 'Maya' }, to: '/transfers' };

test.each(['id', 'label', 'section'])('an entry without its %s is an error of the extension that offers it', (name) => {
  const broken = { ...entry, [name]: undefined } as unknown as PaletteEntry;

  expect(() => offerEntriesAs('goals')([entry, broken])).toThrow(
    'The extension "goals" of bank/palette/entries@1: each entry needs id, label and section.',
  );
  expect(useOfferedEntries.getState().size).toBe(0);
});

test.each(['id', 'label', 'to'])('a result without its %s is an error of the extension that answers', (name) => {
  const broken = { ...result, [name]: undefined } as unknown as PaletteResult;

  expect(() => answerAs('payees')({ status: 'ready', results: [result, broken] })).toThrow(
    'The extension "payees" of bank/palette/results@1: each result needs id, label and to.',
  );
  expect(useAnswers.getState().size).toBe(0);
});
