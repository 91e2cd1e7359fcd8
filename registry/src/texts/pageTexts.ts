import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { baseLanguage, languageName } from '@bank/shared/languages';
import type english from './locales/en.json';

/** Defined by the bundler. */
declare const PAGE_TEXTS: ReturnType<typeof readTexts> | undefined;

/** Texts of pages whose scripts do not run, or not yet, by language. `{phone}` stands for the link that calls the bank. */
const texts = typeof PAGE_TEXTS === 'object' ? PAGE_TEXTS : readTexts(path.join(import.meta.dirname, 'locales'));

const others = Object.keys(texts).filter((language) => language !== 'en');

/** That the bank has texts in: what a deployment offers unless it says otherwise. The first one is for customers whose browser asks for none of them. */
export const LANGUAGES = [
  'en',
  ...others.sort((a, b) => new Intl.Collator('en').compare(languageName(a), languageName(b))),
];

/** @param values HTML to put in */
export function pageTexts(language: string, values: { bank: string; phone: string }): typeof english {
  const chosen = Object.entries(texts[baseLanguage(language)] ?? texts.en ?? {});
  const filled = chosen.map(([key, text]) => [
    key,
    text.replace('{bank}', () => values.bank).replace('{phone}', () => values.phone),
  ]);
  return Object.fromEntries(filled) as typeof english;
}

function readTexts(folder: string): Record<string, Record<string, string>> {
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}
