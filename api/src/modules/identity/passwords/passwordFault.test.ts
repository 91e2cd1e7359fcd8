import { passwordFault } from './passwordFault.ts';

test.each([
  ['Ab1!xyz', 'at least 8'],
  [`Aa1!${'x'.repeat(125)}`, 'at most 128'],
  ['quiet-harbour-42', 'uppercase'],
  ['QUIET-HARBOUR-42', 'lowercase'],
  ['Quiet-Harbour-X', 'number'],
  ['QuietHarbour42', 'special'],
  ['Password1!', 'too easy to guess'],
  ['P@ssw0rd2026', 'too easy to guess'],
  ['Welcome2026!', 'too easy to guess'],
  ['!!Summer99', 'too easy to guess'],
  ['TestTest1!', 'too easy to guess'],
  ['Qwerty123!@#', 'too easy to guess'],
])('refuses %s and says why', (password, reason) => {
  expect(passwordFault(password)).toContain(reason);
});

test.each(
  `Aa123456! 1qaz!QAZ !QAZ2wsx 1qaz@WSX Zaq12wsx! Qwerty123! Qwert!23456 Asdf1234! Zxcvbn1! P@ssw0rd1! Passw0rd!!! Pa$$w0rd1
  Password-1 Password#2026 Drowssap1! Welcome1! Welcome2026! Summer2024! Winter-2025 December-25 Monday#1 London#2025
  Liverpool#1 Chelsea-1905 Football1! Baseball#9 Dragon!99 Monkey@12 Charlie-2019 Amelia!1990 Michael.1985 Jessica_1 Admin@123
  Root!1234 Test1234$ Changeme1! Letmein!1 Iloveyou2! Secret.123 Abcd1234! Abc!12345 Aa1!Aa1! Aa!1Aa!1 Abcabc1! Aaaaaa1! AAAAaaaa1!
  Bank2026! Banking#1 International1! Internationalbank1! Money$1234 Login-123 Hello!123 Qq123456! Aaa111!!! 123456Aa! 12345678Aa! Abcdefg1!
  Superman1! Batman#12 Pokemon!1 Starwars!7 Samsung@1 Computer1! Master.12 Sunshine1! Princess1! Freedom!1 Whatever1! Trustno1!`.split(
    /\s+/,
  ),
)('refuses %s, which is among the first that are tried', (password) => {
  expect(passwordFault(password)).toContain('easy to guess');
});

test('decides quickly about whatever is sent', () => {
  for (const part of ['Aa1-', 'Password1!', 'qQ1!']) {
    expect(passwordFault(part.repeat(40).slice(0, 128))).toContain('easy to guess');
  }
});

test('refuses a password with the username in it', () => {
  expect(passwordFault('Ada.Stone-1990!', ['ada.stone'])).toContain('username');
  expect(passwordFault('Lindqvist#Oak7*Pier', ['maya', 'Maya', 'Lindqvist'])).toContain('your name');
});

test.each([
  'Quiet-Harbour-42',
  Array.from({ length: 128 }, (_, index) => 'k7-Rw%2pZq+9fX'[(index * 5 + (index % 11)) % 14]).join(''),
  'Größe und Ähre 7!',
  '🔐🗝Heron-58-Quay',
])('takes %s', (password) => {
  expect(passwordFault(password)).toBeUndefined();
});
