import { text } from '../../messages';
import { checkPassword, passwordRules } from './passwordRules';

const unmet = (password: string) => passwordRules.filter(({ isMet }) => !isMet(password)).map(({ key }) => text(key));

test.each([
  ['Aa1!xyz', 'At least 8 characters'],
  ['aaaa111!', 'Uppercase and lowercase letters'],
  ['AAAA111!', 'Uppercase and lowercase letters'],
  ['Aaaaaaa!', 'At least one number'],
  ['Aaaa1111', 'At least one special character'],
  ['Aaaa 1111', 'At least one special character'],
])('misses in %s: %s', (password, rule) => {
  expect(unmet(password)).toEqual([rule]);
  expect(checkPassword(password)).toMatch('meets every requirement');
});

test('accepts a password that meets all four, in any alphabet', () => {
  expect(checkPassword('Aaaa111!')).toBe(true);
  expect(checkPassword('Ωμέγα-1234')).toBe(true);
});
