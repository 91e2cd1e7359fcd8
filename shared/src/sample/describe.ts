// Importing by the public name uses the page's own copy; a relative path would bundle a second one.
import { wordTransaction } from '@bank/shared/wording';
import type { Transaction, Wording } from '../api/schema';

/** What another party wrote, or the parts of what the bank words itself. */
export type SampleWords = string | Wording;

/** Answers like the API, in the language of this moment. */
export function describe(words: SampleWords): Pick<Transaction, 'description' | 'wording'> {
  if (typeof words === 'string') return { description: words };
  return { description: wordTransaction({ description: '', wording: words }), wording: words };
}
