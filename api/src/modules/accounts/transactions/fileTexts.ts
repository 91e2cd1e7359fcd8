import { textsOf } from '../../../kernel/outbox/messagesOf.ts';
import { readWording } from '../../../ledger/wording.ts';
import type en from '../messages/en.json';
import type { Entry } from './transactions.ts';

export const text = textsOf<typeof en>('modules/accounts');

/** Words an entry like `wordTransaction` of `@bank/shared/wording` on screens. */
export function wordEntry(language: string, { description, source }: Pick<Entry, 'description' | 'source'>): string {
  const wording = readWording(description, source);
  if (!wording) return description;
  const { kind, memo, isReversal, ...parts } = wording;
  const booking = text(language, `booking.${kind}`, parts);
  const sentence = isReversal ? text(language, 'booking.reversal', { booking }) : booking;
  return memo ? `${sentence} · ${memo}` : sentence;
}
