import { setLanguage } from '../i18n';
import { wordTransaction } from './wordTransaction';

const saved = { kind: 'to', name: 'High Yield Savings', memo: 'Rent' } as const;
const cameBack = { kind: 'to-account', lastFour: '7438', isReversal: true } as const;

afterEach(() => setLanguage('en'));

test.each([
  ['en', 'To High Yield Savings · Rent', 'Reversal: To account •••• 7438'],
  ['es', 'A High Yield Savings · Rent', 'Devolución: A la cuenta •••• 7438'],
  ['ar', 'إلى High Yield Savings · Rent', 'استرداد: إلى الحساب \u200e•••• 7438'],
])('says in %s what the bank wrote, with the customer’s own memo', async (language, transfer, reversal) => {
  await setLanguage(language);

  expect(wordTransaction({ description: 'To High Yield Savings · Rent', wording: saved })).toBe(transfer);
  expect(wordTransaction({ description: 'Reversal: To account •••• 7438', wording: cameBack })).toBe(reversal);
});

test('leaves a shop’s name as it is', async () => {
  await setLanguage('ar');

  expect(wordTransaction({ description: 'To Go Sushi' })).toBe('To Go Sushi');
});
