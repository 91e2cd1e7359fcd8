import { countrySpecs, isValidIBAN } from 'ibantools';
import { later, MINUTE } from '../../../kernel/bank/Bank.ts';
import type { Rail, RailEvent, SubmittedPayment } from './Rail.ts';

const DELAYED = '8';
const RETURNED = '9';
const DELAY_MS = 5 * MINUTE;
/** Names of banks, by the BIC of their head offices. */
const banks: Record<string, string> = {
  ABNANL2A: 'ABN AMRO Bank',
  BARCGB22: 'Barclays Bank',
  BNPAFRPP: 'BNP Paribas',
  BOTKJPJT: 'MUFG Bank',
  BSCHESMM: 'Banco Santander',
  CHASUS33: 'JPMorgan Chase Bank',
  DEUTDEFF: 'Deutsche Bank',
  EBILAEAD: 'Emirates NBD',
  NBOKKWKW: 'National Bank of Kuwait',
  ROYCCAT2: 'Royal Bank of Canada',
  UBSWCHZH: 'UBS Switzerland',
};
const HEAD_OFFICE_LENGTH = 8;
const rates: Record<string, string> = {
  AED: '0.27405',
  CAD: '0.72910',
  CHF: '1.13260',
  EUR: '1.08450',
  GBP: '1.29380',
  JPY: '0.006684',
  KWD: '3.26150',
  USD: '1',
};

/**
 * Reaches every IBAN (ISO 13616: length and check digits tell most slips of the pen), and other account numbers at a few banks. Its last character decides: 8 takes five minutes, 9 comes
 * back because the account is closed, anything else settles.
 */
export const simulator: Rail = {
  reaches: (number) => isValidIBAN(number),
  bankOf: (bic) => banks[bic.slice(0, HEAD_OFFICE_LENGTH)],
  isNumberAt: (bic, number) => {
    const country = bic.slice(4, 6);
    const hasIbans = countrySpecs[country]?.IBANRegistry === true;
    return hasIbans ? number.startsWith(country) && isValidIBAN(number) : true;
  },
  rateOf: (currency) => rates[currency],
  submit: async () => {},
  eventsOf: async (payments, now) => payments.flatMap((payment) => eventOf(payment, now)),
};

function eventOf({ id, number, submittedAt }: SubmittedPayment, now: Date): RailEvent[] {
  if (number.endsWith(RETURNED)) return [{ payment: id, outcome: 'returned', reason: 'account-closed' }];
  if (number.endsWith(DELAYED) && later(submittedAt, DELAY_MS) > now) return [];
  return [{ payment: id, outcome: 'settled' }];
}
