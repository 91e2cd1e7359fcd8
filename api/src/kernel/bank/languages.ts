import { readMessages } from './readMessages.js';

/** Defined by the bundler. */
declare const MESSAGES: ReturnType<typeof readMessages> | undefined;

/** Messages by module and language. */
export const messages = typeof MESSAGES === 'object' ? MESSAGES : readMessages();

/** That the bank writes to customers in: those of its catalogs. The first one is for whom no other is known. */
export const LANGUAGES = [...new Set(['en', ...Object.values(messages).flatMap(Object.keys)])];

/** @param candidates the first one that the bank has texts in */
export function chooseLanguage(...candidates: (string | null | undefined)[]): string {
  return candidates.find((language) => language && LANGUAGES.includes(language)) ?? 'en';
}
