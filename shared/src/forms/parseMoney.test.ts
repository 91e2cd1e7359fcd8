import { parseMoney } from './parseMoney';

const minorOf = (typed: string, locale = 'en', currency = 'USD') => parseMoney(typed, currency, locale)?.minor;

test.each([
  ['250', 25_000],
  ['1,250.5', 125_050],
  [' $1,234,567.89 ', 123_456_789],
  ['US$ 20', 2_000],
  ['0.29', 29],
  ['12,50', 1_250],
  ['1.234,56', 123_456],
  ['19.99', 1_999],
  ['１９．９９', 1_999],
  ['90,071,992,547,409.91', Number.MAX_SAFE_INTEGER],
])('reads %s in English', (typed, minor) => {
  expect(minorOf(typed)).toBe(minor);
});

test.each([
  ['1.250,5', 125_050],
  ['1250,50 €', 125_050],
  ['12.50', 1_250],
  ['1.250', 125_000],
])('reads %s in Spanish', (typed, minor) => {
  expect(minorOf(typed, 'es')).toBe(minor);
});

test.each([
  ['١٬٢٥٠٫٥', 'ar-EG', 125_050],
  ['1,250.50', 'ar', 125_050],
  ['1 250,50', 'fr', 125_050],
  ["1'250.50", 'de-CH', 125_050],
])('reads %s in %s', (typed, locale, minor) => {
  expect(minorOf(typed, locale)).toBe(minor);
});

test.each([
  '',
  '.',
  '-5',
  '1.23,45',
  '1.234,567',
  '1.2.3',
  '1,25,0',
  '12,5000',
  '1.999',
  'ten',
  '90071992547409.92',
  '5e3.1',
])('reads nothing in %p', (typed) => {
  expect(minorOf(typed)).toBeUndefined();
});

test('knows how many digits a currency has', () => {
  expect(minorOf('1,250', 'en', 'JPY')).toBe(1_250);
  expect(minorOf('1.5', 'en', 'JPY')).toBeUndefined();
  expect(minorOf('1.250', 'en', 'KWD')).toBe(1_250);
});
