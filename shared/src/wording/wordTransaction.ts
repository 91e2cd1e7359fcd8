// The public name makes it the page's one copy.
import { bindTexts } from '@bank/shared/i18n';
import type { Transaction, Wording } from '../api/schema';
import en from './locales/en.json';

const { text } = bindTexts(en, (language) => import(`./locales/${language}.json`));

/** @returns its description: what the bank wrote, in the language of this moment; what others wrote, as it is */
export function wordTransaction({ description, wording }: Pick<Transaction, 'description' | 'wording'>): string {
  return wording ? wordBooking(wording) : description;
}

function wordBooking({ kind, name = '', lastFour = '', memo, isReversal }: Wording): string {
  const booking = textOf(kind, { name, lastFour });
  const sentence = isReversal ? textOf('reversal', { booking }) : booking;
  return memo ? `${sentence} · ${memo}` : sentence;
}

/** Drops marks that nobody types into a search or wants in a spreadsheet: screens isolate the whole text. */
function textOf(key: keyof typeof en, values: Record<string, string>): string {
  return text(key, values).replaceAll(/[\u2068\u2069]/g, '');
}
