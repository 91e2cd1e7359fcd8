import { bankConfig } from '../config';
import { bindTexts } from '../i18n';
import type en from './locales/en.json';

type ProblemKey = keyof typeof en;

// English needs no catalog: problems carry their own, more exact texts.
const { text } = bindTexts<ProblemKey>(
  {} as Record<ProblemKey, string>,
  (language) => import(`./locales/${language}.json`),
);

/** @param english what the bank says in English, and where the page's language has no text for the key */
export function problemText(key: string, english: string): string {
  const translated = text(key as ProblemKey, { phone: bankConfig().supportPhone });
  return translated === key ? english : translated;
}
