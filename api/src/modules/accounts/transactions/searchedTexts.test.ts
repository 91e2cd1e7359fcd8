import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messages } from '../../../kernel/bank/languages.ts';
import { searchedTexts } from './searchedTexts.ts';

test.each([
  ['es', 'interes', ['interes', 'Interest paid']],
  ['es', 'De Ada', ['De Ada', 'From Ada']],
  ['es', 'A la cuenta •••• 4417', ['A la cuenta •••• 4417', 'To account •••• 4417', 'To la cuenta •••• 4417']],
  ['es', 'devolu', ['devolu', 'Reversal:']],
  ['ar', 'فوائد', ['فوائد', 'Interest paid']],
  ['ar', 'إلى', ['إلى', 'To account ••••', 'Wire to account ••••']],
  ['ar', ' إلى High ', ['إلى High', 'To High']],
  ['es', 'Corner Bakery', ['Corner Bakery']],
  ['en', 'to High', ['to High']],
])('in %s, “%s” is looked for as %j', (language, typed, expected) => {
  expect(searchedTexts(typed, language)).toEqual(expected);
});

test.each(['en', 'es', 'ar'])('calls a booking in %s what screens call it', (language) => {
  const shared = path.resolve(import.meta.dirname, '../../../../../shared/src/wording/locales', `${language}.json`);
  const booking = Object.entries(JSON.parse(readFileSync(shared, 'utf8')) as Record<string, string>);

  expect(messages['modules/accounts']?.[language]).toMatchObject(
    Object.fromEntries(booking.map(([key, text]) => [`booking.${key}`, text])),
  );
});
