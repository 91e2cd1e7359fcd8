import { useLanguage } from '../i18n';
import { formatDecimal, formatMoney, sumMoney } from './money';

const usd = (minor: number) => ({ minor, currency: 'USD' });

test('prints two decimals and groups thousands', () => {
  expect(formatMoney(usd(123_456_789))).toBe('$1,234,567.89');
});

test('puts a true minus sign before the currency, without a space', () => {
  expect(formatMoney(usd(-124_090))).toBe('\u2212$1,240.90');
});

test('prints a plus only where the sign matters, and never on zero', () => {
  expect(formatMoney(usd(100), { signed: true })).toBe('+$1.00');
  expect(formatMoney(usd(0), { signed: true })).toBe('$0.00');
});

test('leaves out decimals that are zero where a sentence wants it short', () => {
  expect(formatMoney(usd(10_000), { short: true })).toBe('$100');
  expect(formatMoney(usd(10_050), { short: true })).toBe('$100.50');
});

test.each([
  ['JPY', '¥1,234,567', '1234567'],
  ['KWD', 'KWD 1,234.567', '1234.567'],
])('knows how many digits %s has after the point', (currency, shown, inFiles) => {
  expect(formatMoney({ minor: 1_234_567, currency })).toMatch(new RegExp(shown.replace(' ', '\\s')));
  expect(formatDecimal({ minor: 1_234_567, currency })).toBe(inFiles);
});

test('refuses to add different currencies', () => {
  expect(() => sumMoney([usd(1), { minor: 1, currency: 'EUR' }])).toThrow('Cannot add EUR to USD.');
});

test('keeps the letters of a currency in their order where text runs from right to left', () => {
  useLanguage.setState({ language: 'ar' });
  expect(formatMoney(usd(-124_090))).toMatch(/\u22121,240\.90\s\u2066US\$\u2069$/);
  useLanguage.setState({ language: 'en' });
});
