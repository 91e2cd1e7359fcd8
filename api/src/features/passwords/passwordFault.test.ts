import { passwordFault } from './passwordFault.ts';

test.each([
  ['Ab1!xyz', 'at least 8'],
  [`Aa1!${'x'.repeat(125)}`, 'at most 128'],
  ['quiet-harbour-42', 'uppercase'],
  ['QUIET-HARBOUR-42', 'lowercase'],
  ['Quiet-Harbour-X', 'number'],
  ['QuietHarbour42', 'special'],
  ['Password1!', 'Many people'],
  ['P@ssw0rd2026', 'Many people'],
  ['Welcome2026!', 'Many people'],
  ['!!Summer99', 'Many people'],
  ['TestTest1!', 'Many people'],
  ['Qwerty123!@#', 'Many people'],
])('refuses %s and says why', (password, reason) => {
  expect(passwordFault(password)).toContain(reason);
});

test('refuses a password with the username in it', () => {
  expect(passwordFault('Ada.Stone-1990!', 'ada.stone')).toContain('username');
});

test.each(['Quiet-Harbour-42', `Aa1!${'x'.repeat(124)}`, 'Größe und Ähre 7!', '🔐🔐Heron58'])(
  'takes %s',
  (password) => {
    expect(passwordFault(password)).toBeUndefined();
  },
);
