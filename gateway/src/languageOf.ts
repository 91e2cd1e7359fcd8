import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGES } from '@bank/registry/texts/pageTexts.ts';
import type { BankConfig } from '@bank/shared/config';
import { pickLanguage } from '@bank/shared/languages';
import Negotiator from 'negotiator';

/** Picks the language like the shell (`startLanguage`), so that the first paint is in it. */
export function languageOf(headers: IncomingHttpHeaders, { languages = LANGUAGES }: BankConfig): string {
  const [, chosen] = /(?:^|; )bank:language=([\w-]+)(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  const wanted = new Negotiator({ headers }).languages();
  return pickLanguage(languages, chosen ? [chosen, ...wanted] : wanted);
}
