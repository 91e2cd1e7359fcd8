import { WORDING_KINDS } from '../../../ledger/wording.ts';
import { text as textIn } from './fileTexts.ts';

const END = '|';
const SENTENCES = ([...WORDING_KINDS, 'reversal'] as const).map((kind) => `booking.${kind}` as const);
/** The trigram index needs as many, as for what is typed. */
const THREE_LETTERS = /[\p{L}\p{N}]{3}/u;

/**
 * What somebody typed, and what it is in the words that the bank keeps.
 * @param language of what they read: “De Ada” finds “From Ada”, and “interes” finds “Interest paid”
 */
export function searchedTexts(typed: string, language: string): string[] {
  const text = typed.trim();
  const kept = SENTENCES.map((key) => keptText(text, beginningOf(language, key), beginningOf('en', key)));
  return [...new Set([text, ...kept.filter((other) => THREE_LETTERS.test(other))])];
}

/** @returns nothing where the two have nothing in common */
function keptText(text: string, shown: string, kept: string): string {
  if (shown === kept) return '';
  const [typed, sentence] = [text.toLowerCase(), shown.toLowerCase()];
  if (typed.startsWith(sentence)) return kept + text.slice(shown.length);
  return sentence.includes(typed) ? kept.trim() : '';
}

/** Up to what differs from booking to booking, without marks that nobody types. */
function beginningOf(language: string, key: (typeof SENTENCES)[number]): string {
  return (
    textIn(language, key, { name: END, lastFour: END, booking: END }).split(END)[0]?.replaceAll('\u200e', '') ?? ''
  );
}
