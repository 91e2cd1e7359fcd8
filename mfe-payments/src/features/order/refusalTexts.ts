import type { Failure } from '@bank/shared/http';
import { text } from '../../messages';

/** Maps the API's names of problems, and of what became of a date that was due, to texts. */
const keys = {
  'insufficient-funds': 'refusal.insufficientFunds',
  'unknown-payee': 'refusal.unknownPayee',
  'new-payee': 'refusal.newPayee',
  'above-ceiling': 'refusal.aboveCeiling',
  'not-your-account': 'refusal.notYourAccount',
  'wrong-currency': 'refusal.wrongCurrency',
  'same-account': 'refusal.sameAccount',
  'unknown-account': 'refusal.unknownAccount',
  'own-account': 'refusal.ownAccount',
  'payee-known': 'refusal.payeeKnown',
  'date-passed': 'when.datePassed',
  'date-too-late': 'when.dateTooLate',
  'ends-too-early': 'when.endsTooEarly',
  'date-dealt-with': 'refusal.dateDealtWith',
  'unknown-bank': 'refusal.unknownBank',
  'bic-of-another-bank': 'refusal.bicOfAnotherBank',
  'below-the-fee': 'refusal.belowTheFee',
  'unknown-quote': 'refusal.unknownQuote',
  'quote-expired': 'refusal.quoteExpired',
  'cut-off-passed': 'refusal.cutOffPassed',
} as const;

/** @returns undefined for what has no words of ours */
export function refusalTextOf(type: string | undefined): string | undefined {
  const key = keys[type as keyof typeof keys];
  return key && text(key);
}

/** The same failure, in the page's language. */
export function inOurWords(failure: Failure): Failure {
  const words = refusalTextOf(failure.type);
  if (!words) return failure;
  return { ...failure, text: words, fields: failure.fields.map((field) => ({ ...field, message: words })) };
}
