import { Value } from 'typebox/value';
import { day } from './values.ts';

test.each(['2028-02-29', '1990-12-31', '9999-12-31'])('takes %j for a day', (text) => {
  expect(Value.Check(day, text)).toBe(true);
});

test.each(['2026-02-29', '2026-13-01', '2026-04-31', '2026-1-1', '0000-01-01', ''])(
  'knows that %j is no day',
  (text) => {
    expect(Value.Check(day, text)).toBe(false);
  },
);
