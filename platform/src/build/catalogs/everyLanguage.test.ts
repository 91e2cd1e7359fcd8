import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@bank/registry/texts/pageTexts.ts';
import { missingLanguages } from './languagesOf.js';

const root = path.join(import.meta.dirname, '../../../..');
const CATALOG = /^(.*[\\/](?:locales|messages|titles))[\\/](\w+)\.json(?:\.tmpl)?$/;
const packages = readdirSync(root).filter((name) => /^(api|gallery|mfe-.*|platform|registry|shared|shell)$/.test(name));

/** Catalogs by folder. */
const catalogs = new Map<string, string[]>();
for (const name of packages) {
  for (const file of readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })) {
    const [, folder, language = ''] = CATALOG.exec(path.join(name, 'src', file)) ?? [];
    if (folder) catalogs.set(folder, [...(catalogs.get(folder) ?? []), language]);
  }
}

test('every folder of catalogs has one in each language of the bank', () => {
  const missing = [...catalogs].flatMap(([folder, found]) => {
    // English titles stand in `remote.ts`.
    const needed = LANGUAGES.filter((language) => language !== 'en' || !folder.endsWith('titles'));
    return needed.filter((language) => !found.includes(language)).map((language) => `${folder}: ${language}`);
  });

  expect(catalogs.size).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('a remote is told which languages of the bank it has no texts in', () => {
  const cards = path.join(root, 'mfe-cards');

  expect(missingLanguages(LANGUAGES.slice(0, -1), cards)).toEqual(LANGUAGES.slice(-1));
  expect(missingLanguages(LANGUAGES, cards)).toEqual([]);
});
