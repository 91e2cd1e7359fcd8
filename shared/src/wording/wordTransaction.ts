// The public name of `i18n` makes builds use the page's one copy of it.
import { bindTexts } from '@bank/shared/i18n';
import type { Transaction, Wording } from '../api/schema';
import en from './locales/en.json';

const { text } = bindTexts(en, (language) => import(`./locales/${language}.json`));

/** @returns the description: in the current language if the bank wrote it, otherwise as it is */
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
