import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KNOWN_LANGUAGES } from '@bank/shared/languages';
import { pageTexts } from '../../gateway/pageTexts.ts';

const root = path.join(import.meta.dirname, '../../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const others = KNOWN_LANGUAGES.filter((language) => language !== 'en');

test.each(['gallery', 'shared', 'shell', ...remotes])(
  '%s has texts in each language of the bank, and loads them',
  (name) => {
    const source = path.join(root, name, 'src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => path.join(source, file));
    const english = files.filter((file) => file.endsWith(path.join('locales', 'en.json')));
    const expected = english.flatMap((file) => others.map((language) => file.replace('en.json', `${language}.json`)));

    expect(english).not.toEqual([]);
    expect(files.flatMap(catalogsLoadedBy).sort()).toEqual(expected.sort());
    expect(files).toEqual(expect.arrayContaining(expected));
  },
);

test('mails, and pages whose scripts do not run, are in each language of the bank', () => {
  const files = readdirSync(path.join(root, 'api/src'), { recursive: true, encoding: 'utf8' });
  const english = files.filter((file) => file.endsWith(path.join('messages', 'en.json')));
  expect(english).not.toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(
      english.flatMap((file) => others.map((language) => file.replace('en.json', `${language}.json`))),
    ),
  );
  const values = { bank: 'A', phone: '1' };
  for (const language of others) expect(pageTexts(language, values)).not.toEqual(pageTexts('en', values));
});

function catalogsLoadedBy(file: string): string[] {
  if (!/(?<!\.test)\.tsx?$/.test(file)) return [];
  const imports = readFileSync(file, 'utf8').matchAll(/import\('(\S+\/locales\/[\w-]+\.json)'\)/g);
  return [...imports].map(([, catalog = '']) => path.join(path.dirname(file), catalog));
}
