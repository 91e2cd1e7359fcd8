import fc from 'fast-check';
import { describe as describeBooking, readWording, type Wording } from './wording.ts';

const mine = 'customer:1';

test.each<[string, Wording]>([
  ['To High Yield Savings · Rent', { kind: 'to', name: 'High Yield Savings', memo: 'Rent' }],
  ['From Ada Stone', { kind: 'from', name: 'Ada Stone' }],
  ['To account •••• 7432 · Rent · May', { kind: 'to-account', lastFour: '7432', memo: 'Rent · May' }],
  ['Wire to account •••• 1Q3F', { kind: 'wire', lastFour: '1Q3F' }],
  ['Interest paid', { kind: 'interest' }],
  [
    'Reversal: To account •••• 7438 · To Ada',
    { kind: 'to-account', lastFour: '7438', memo: 'To Ada', isReversal: true },
  ],
])('takes “%s” apart', (description, parts) => {
  expect(readWording(description, mine)).toEqual(parts);
});

test.each([mine, 'rail', 'bank'])('knows what “%s” writes', (source) => {
  expect(readWording('Interest paid', source)).toEqual({ kind: 'interest' });
});

test.each([
  ['To Go Sushi', 'card'],
  ['Interest paid', 'card'],
  ['Salary, Northwind Logistics', 'bank'],
  ['Interest paid twice', 'bank'],
  ['From here on', 'a source to come'],
])('leaves “%s” from “%s” to whoever wrote it', (description, source) => {
  expect(readWording(description, source)).toBeUndefined();
});

test('takes apart whatever it has put together', () => {
  const word = fc.stringMatching(/^[^\s·{}]([^·\s]{0,20}[^\s·])?$/u);
  const memo = fc.option(word, { nil: undefined });
  const wordings = fc.oneof(
    fc.record({ kind: fc.constantFrom('to', 'from'), name: word, memo }),
    fc.record({ kind: fc.constantFrom('to-account', 'wire'), lastFour: fc.stringMatching(/^[0-9A-Z]{4}$/), memo }),
    fc.record({ kind: fc.constantFrom('interest', 'card-payment', 'loan-payment', 'opening'), memo }),
  ) as fc.Arbitrary<Wording>;
  fc.assert(
    fc.property(wordings, (wording) => {
      expect(readWording(describeBooking(wording), mine)).toEqual(JSON.parse(JSON.stringify(wording)));
    }),
  );
});
