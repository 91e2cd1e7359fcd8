import { Value } from 'typebox/value';
import { day, email } from './values.ts';

test.each(['2028-02-29', '1990-12-31', '9999-12-31'])('takes %j for a day', (text) => {
  expect(Value.Check(day, text)).toBe(true);
});

test.each(['2026-02-29', '2026-13-01', '2026-04-31', '2026-1-1', '0000-01-01', ''])(
  'knows that %j is no day',
  (text) => {
    expect(Value.Check(day, text)).toBe(false);
  },
);

const LONGEST_LABEL = 'b'.repeat(63);

test.each([
  'name@example.com',
  "o'brien+bank_2026@mail.example.co.uk",
  'a.b-c@x-y.example',
  'a@b.cd',
  'a@1.example',
  'josé@correo.example',
  'ada@xn--bcher-kva.example',
  'ada@bücher.example',
  'दाता@मेल.भारत',
  `${'a'.repeat(64)}@${LONGEST_LABEL}.example`,
])('takes %j for an email address', (text) => {
  expect(Value.Check(email, text)).toBe(true);
});

test.each([
  '',
  'ada',
  'ada@',
  '@mail.example',
  'ada@mail',
  'a@b..cd',
  'a@.b.cd',
  'a@b.cd.',
  '.a@b.cd',
  'a.@b.cd',
  'a..b@c.de',
  'a@b@c.de',
  'a@[127.0.0.1]',
  'a@[127.0.0.1].x',
  'a@127.0.0.1',
  'a@b.c',
  'a@-b.cd',
  'a@b-.cd',
  'a@b_c.de',
  '"a b"@c.de',
  'a b@c.de',
  'Ada <a@b.cd>',
  'a@b.cd,e@f.gh',
  'a@b.cd\n',
  'a@b.cd\r\nBcc: e@f.gh',
  'a\u200b@b.cd',
  `${'a'.repeat(65)}@b.cd`,
  `a@b${LONGEST_LABEL}.cd`,
  `a@${'b.'.repeat(130)}cd`,
])('knows that %j is no email address', (text) => {
  expect(Value.Check(email, text)).toBe(false);
});
