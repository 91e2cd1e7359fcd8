import { checkAccountNumber, checkDateOfBirth, checkEmail, checkUsername } from './registrationChecks';

test.each(['1234567890', '1234 5678 90', 'DE89 3704 0044', '12-345-678'])('takes the account number %s', (typed) => {
  expect(checkAccountNumber(typed)).toBe(true);
});

test.each(['', '   ', '1234', '12345!'])('refuses the account number "%s"', (typed) => {
  expect(checkAccountNumber(typed)).not.toBe(true);
});

test('takes an e-mail address', () => {
  expect(checkEmail('ada@example.com')).toBe(true);
  expect(checkEmail(' ada@example.com ')).toBe(true);
  expect(checkEmail('')).toBe('Enter your email address.');
});

test.each(['ada', 'a@b..cd', 'a@[127.0.0.1].x'])('refuses %s, which is no e-mail address', (typed) => {
  expect(checkEmail(typed)).toMatch('name@example.com');
});

test('takes a date of birth in the past only', () => {
  expect(checkDateOfBirth('1990-12-31')).toBe(true);
  expect(checkDateOfBirth('')).toBe('Enter your date of birth.');
  expect(checkDateOfBirth('0199-01-01')).toMatch('in the past');
  expect(checkDateOfBirth('9999-01-01')).toMatch('in the past');
});

test.each(['ada', 'Ada.Lovelace_1815', ' ada ', 'a'.repeat(32)])('takes the username "%s"', (typed) => {
  expect(checkUsername(typed)).toBe(true);
});

test.each(['ad', '-ada', 'ada lovelace', 'àda', 'a'.repeat(33)])(
  'says of the username "%s" what one may be',
  (typed) => {
    expect(checkUsername(typed)).toMatch('3 to 32 letters');
  },
);
