import { messagesOf, textsOf } from '../../../kernel/outbox/messagesOf.ts';
import type en from './en.json';

const MODULE = 'modules/identity';
const text = textsOf<typeof en>(MODULE);

export const messageIn = messagesOf<typeof en>(MODULE);

/** Stands behind a code that has letters. */
export function longCodeHint(language: string): string {
  return text(language, 'longCode.hint');
}
