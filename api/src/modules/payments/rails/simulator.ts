import { countrySpecs, isValidIBAN } from 'ibantools';
import { later, MINUTE } from '../../../kernel/bank/Bank.ts';
import type { Rail, RailEvent, SubmittedPayment } from './Rail.ts';

const DELAYED = '8';
const RETURNED = '9';
const DELAY_MS = 5 * MINUTE;
interface SimulatedBank {
  /** Names its head office. */
  bic: string;
  name: string;
  /** What its IBANs have after the check digits. */
  code?: string;
}

const banks: SimulatedBank[] = [
  { bic: 'ABNANL2A', name: 'ABN AMRO Bank', code: 'ABNA' },
  { bic: 'BARCGB22', name: 'Barclays Bank', code: 'BARC' },
  { bic: 'BNPAFRPP', name: 'BNP Paribas', code: '30004' },
  { bic: 'BOTKJPJT', name: 'MUFG Bank' },
  { bic: 'BSCHESMM', name: 'Banco Santander', code: '0049' },
  { bic: 'CHASUS33', name: 'JPMorgan Chase Bank' },
  { bic: 'COBADEFF', name: 'Commerzbank', code: '37040044' },
  { bic: 'DEUTDEFF', name: 'Deutsche Bank', code: '50070010' },
  { bic: 'EBILAEAD', name: 'Emirates NBD', code: '026' },
  { bic: 'NBOKKWKW', name: 'National Bank of Kuwait', code: 'NBOK' },
  { bic: 'ROYCCAT2', name: 'Royal Bank of Canada' },
  { bic: 'UBSWCHZH', name: 'UBS Switzerland', code: '00230' },
];
const HEAD_OFFICE_LENGTH = 8;
/** A BIC's institution and country, which all offices of a bank share. */
const INSTITUTION_LENGTH = 6;
const CODE_AT = 4;
const countryOf = (bic: string) => bic.slice(4, 6);

interface Rates {
  asked: string;
  midMarket: string;
}

const rates: Record<string, Rates> = {
  AED: { asked: '0.27405', midMarket: '0.27229' },
  CAD: { asked: '0.72910', midMarket: '0.72550' },
  CHF: { asked: '1.13260', midMarket: '1.12700' },
  EUR: { asked: '1.08450', midMarket: '1.07910' },
  GBP: { asked: '1.29380', midMarket: '1.28740' },
  JPY: { asked: '0.006684', midMarket: '0.006651' },
  KWD: { asked: '3.26150', midMarket: '3.24530' },
  USD: { asked: '1', midMarket: '1' },
};

/**
 * Reaches every IBAN (ISO 13616: length and check digits tell most slips of the pen), and other account numbers at a few banks. Its last character decides: 8 takes five minutes, 9 comes
 * back because the account is closed, anything else settles.
 */
export const simulator: Rail = {
  reaches: (number) => isValidIBAN(number),
  bankOf: (bic) => banks.find((bank) => bank.bic === bic.slice(0, HEAD_OFFICE_LENGTH))?.name,
  bankOfNumber: findBank,
  isNumberAt: (bic, number) => {
    const country = countryOf(bic);
    if (!isValidIBAN(number)) return countrySpecs[country]?.IBANRegistry !== true;
    const owner = findBank(number)?.bic ?? bic;
    return number.startsWith(country) && owner.slice(0, INSTITUTION_LENGTH) === bic.slice(0, INSTITUTION_LENGTH);
  },
  rateOf: (currency) => rates[currency]?.asked,
  midMarketRateOf: (currency) => rates[currency]?.midMarket,
  submit: async () => {},
  eventsOf: async (payments, now) => payments.flatMap((payment) => eventOf(payment, now)),
};

function findBank(number: string): SimulatedBank | undefined {
  if (!isValidIBAN(number)) return undefined;
  return banks.find(({ bic, code }) => code && number.startsWith(countryOf(bic)) && number.startsWith(code, CODE_AT));
}

function eventOf({ id, number, submittedAt }: SubmittedPayment, now: Date): RailEvent[] {
  if (number.endsWith(RETURNED)) return [{ payment: id, outcome: 'returned', reason: 'account-closed' }];
  if (number.endsWith(DELAYED) && later(submittedAt, DELAY_MS) > now) return [];
  return [{ payment: id, outcome: 'settled' }];
}
