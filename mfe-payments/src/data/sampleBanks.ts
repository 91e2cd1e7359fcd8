import type { WireBank } from './types';

interface SampleBank extends WireBank {
  /** What its IBANs have after the check digits. */
  code?: string;
}

/** Some of those that the simulated rail of the bank itself knows. */
const banks: SampleBank[] = [
  { bic: 'BARCGB22', name: 'Barclays Bank', code: 'BARC' },
  { bic: 'BOTKJPJT', name: 'MUFG Bank' },
  { bic: 'COBADEFF', name: 'Commerzbank', code: '37040044' },
  { bic: 'DEUTDEFF', name: 'Deutsche Bank', code: '50070010' },
  { bic: 'EBILAEAD', name: 'Emirates NBD', code: '026' },
  { bic: 'ROYCCAT2', name: 'Royal Bank of Canada' },
];
const HEAD_OFFICE_LENGTH = 8;
/** A BIC's institution and country, which all offices of a bank share. */
const INSTITUTION_LENGTH = 6;
const CODE_AT = 4;
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
const countryOf = (bic: string) => bic.slice(4, 6);

export function findSampleBankAt(bic: string): WireBank | undefined {
  return banks.find((bank) => bank.bic === plain(bic).slice(0, HEAD_OFFICE_LENGTH));
}

export function findSampleBank(accountNumber: string): WireBank | undefined {
  const number = plain(accountNumber);
  return banks.find(({ bic, code }) => code && number.startsWith(countryOf(bic)) && number.startsWith(code, CODE_AT));
}

export function isOfAnotherBank(typed: string, accountNumber: string): boolean {
  const [bic, number] = [plain(typed), plain(accountNumber)];
  if (!IBAN.test(number)) return false;
  const owner = findSampleBank(number)?.bic ?? bic;
  return !number.startsWith(countryOf(bic)) || owner.slice(0, INSTITUTION_LENGTH) !== bic.slice(0, INSTITUTION_LENGTH);
}

export function plain(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}
