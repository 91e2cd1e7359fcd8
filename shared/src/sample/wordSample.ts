// By its public name, as what the page has once.
import { bindTexts } from '@bank/shared/i18n';
import en from './locales/en.json';

const { text } = bindTexts(en, (language) => import(`./locales/${language}.json`));

/** What another party wrote, or the parts of what the bank words itself. */
export type SampleWords = string | { key: keyof typeof en; name?: string; memo?: string };

/** @returns a description in the language of this moment */
export function wordSample(words: SampleWords): string {
  if (typeof words === 'string') return words;
  const { key, name = '', memo } = words;
  // Without marks that nobody types into a search, or wants in a spreadsheet: screens isolate the whole.
  const sentence = text(key, { name }).replaceAll(/[\u2068\u2069]/g, '');
  return memo ? `${sentence} · ${memo}` : sentence;
}
