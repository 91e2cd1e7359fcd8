import { execFileSync } from 'node:child_process';
import { situations } from './situations.ts';

const zone = 'Intl.DateTimeFormat().resolvedOptions().timeZone';
const locale = 'Intl.DateTimeFormat().resolvedOptions().locale';
const time = 'new Date().toString().slice(0, 21)';
const families = 'new Set(Object.values(os.networkInterfaces()).flat().map(({ family }) => family))';

test.each([
  ['Pacific/Kiritimati', zone, 'Pacific/Kiritimati'],
  ['Asia/Kolkata', zone, 'Asia/Calcutta'],
  ['America/St_Johns', zone, 'America/St_Johns'],
  ['LANG=tr_TR.UTF-8', locale, 'tr-TR'],
  ['LANG=C', locale, 'en-US'],
  ['31 December at 23:58', time, 'Thu Dec 31 2026 23:58'],
  ['29 February', time, 'Tue Feb 29 2028 12:00'],
  ['the night on which clocks go forward', time, 'Sun Mar 14 2027 01:58'],
  ['the night on which clocks go back', time, 'Sun Nov 07 2027 01:58'],
  ['the last day of a month', time, 'Fri Apr 30 2027 23:30'],
  ['the first day of a month', time, 'Sat May 01 2027 00:05'],
  ['no IPv6', `[...${families}].join()`, 'IPv4'],
])('%s is where the tests are', (name, expression, expected) => {
  const { env, wrapper } = situations.find((one) => one.name === name) ?? {};
  const [program = '', ...args] = [...(wrapper?.() ?? []), process.execPath, '-p', expression];

  expect(execFileSync(program, args, { env: { ...process.env, ...env?.() }, encoding: 'utf8' }).trim()).toBe(expected);
});
