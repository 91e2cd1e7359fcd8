import { cleanCode, latinDigits } from './digits';

test.each(['123456', '123 456', '123-456', ' 12 34 56 ', '١٢٣٤٥٦', '۱۲۳ ۴۵۶', '\u200F١٢٣٤٥٦'])(
  'reduces "%s" to its digits',
  (typed) => {
    expect(cleanCode(typed)).toBe('123456');
  },
);

test('keeps letters of a code, and all else of a number', () => {
  expect(cleanCode('k7-m2 px')).toBe('k7m2px');
  expect(latinDigits('+٩٧١ (۵۰) 123-4567')).toBe('+971 (50) 123-4567');
});
