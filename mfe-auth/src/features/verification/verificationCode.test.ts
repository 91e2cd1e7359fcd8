import { checkCode, shortenCode } from './verificationCode';

test.each(['123456', '123 456', '123-456', ' 12 34 56 ', '1234567', '١٢٣٤٥٦', '۱۲۳ ۴۵۶'])(
  'reduces "%s" to six digits',
  (typed) => {
    expect(shortenCode(typed)).toBe('123456');
  },
);

test('keeps letters, which codes have while somebody is guessing', () => {
  expect(shortenCode('k7-m2 px')).toBe('K7M2PX');
});

test('asks for a missing code and for missing digits', () => {
  expect(checkCode('')).toBe('Enter the verification code.');
  expect(checkCode('12345')).toBe('The code has 6 digits.');
  expect(checkCode('123456')).toBe(true);
});
