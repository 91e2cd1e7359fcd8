import type { Language } from '../../../kernel/bank/languages.ts';
import { messagesOf } from '../../../kernel/outbox/messagesOf.ts';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

const catalogs = { en, es, ar };

export const messageIn = messagesOf(catalogs);

/** Stands behind a code that has letters. */
export function longCodeHint(language: Language): string {
  return catalogs[language]['longCode.hint'];
}
