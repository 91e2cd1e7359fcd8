import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../../..');
/** As the specification writes it. */
const TO_THE_LETTER = "Don't have an account?";

const folders = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const catalogs = ['api', 'gallery', 'shared', 'shell', ...folders].flatMap((folder) => {
  const source = path.join(root, folder, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(locales|messages)\/\w+\.json$/.test(file)).map((file) => path.join(source, file));
});

test('no text of a customer has a straight apostrophe between letters', () => {
  expect(catalogs.length).toBeGreaterThanOrEqual(30);
  const texts = catalogs.flatMap((file) => Object.values<string>(JSON.parse(readFileSync(file, 'utf8'))));

  expect(texts.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([TO_THE_LETTER]);
});
