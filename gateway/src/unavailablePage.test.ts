import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { config } from '@bank/registry/testing/config.ts';
import { PLAIN_STYLE } from './plainPage.ts';
import { unavailablePage } from './unavailablePage.ts';

const TRACE = '0123456789abcdef0123456789abcdef';

test('names the bank and its telephone, escaped, and asks again by itself', () => {
  const page = unavailablePage({ ...config, bankName: 'A <b> & "C"', supportPhone: '+1 (800) 555-0134' }, 'en', TRACE);

  expect(page).toContain('<title>A &lt;b> &amp; &quot;C&quot; is starting</title>');
  expect(page).toContain('<h1>A &lt;b> &amp; &quot;C&quot; will be back in a moment</h1>');
  expect(page).toContain('<a href="tel:+18005550134" dir="ltr">+1 (800) 555-0134</a>');
  expect(page).toContain('<meta http-equiv="refresh" content="5">');
  expect(page).toContain('<p>Reference <code dir="ltr">0123456789abcdef</code></p>');
});

test.each([
  ['es', 'ltr', 'volverá en un momento'],
  ['ar-EG', 'rtl', 'بعد لحظات'],
])('is in the customer’s language: %s', (language, direction, words) => {
  const page = unavailablePage(config, language, TRACE);

  expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(page).toContain(words);
});

test('has the style that the policy allows', () => {
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(unavailablePage(config, 'en', TRACE)) ?? [];

  expect(style).toContain('color-scheme:light dark');
  expect(PLAIN_STYLE).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});

test('has the mark of the shell', () => {
  const logo = readFileSync(path.resolve(__dirname, '../../shell/src/images/logo.svg'), 'utf8');
  const lines = [...logo.matchAll(/ d="([^"]+)"/g)].map(([, line]) => line);

  expect(lines).toHaveLength(2);
  for (const line of lines) expect(unavailablePage(config, 'en', TRACE)).toContain(` d="${line}"`);
});
