import type { Account } from '@bank/shared/api';
import type { Money } from '@bank/shared/format';
import type { Checks } from '@bank/shared/forms';
import type { PriceRequest, WireBank, WireQuote, WireRequest } from '../../data/types';
import { text } from '../../messages';
import { availableOf, canPay } from '../accounts/available';
import { checkAmount, readAmount } from '../amount/readAmount';
import { checkAccountNumber, checkName } from '../payees/payeeChecks';

/** What wires are paid in: rates are for it alone. */
export const PAID = 'USD';

type Currency = WireRequest['amount']['currency'];

export const wireCurrencies: readonly Currency[] = ['AED', 'CAD', 'CHF', 'EUR', 'GBP', 'JPY', 'KWD', 'USD'];

export interface WireValues {
  recipient: string;
  bic: string;
  number: string;
  /** The bank that the number names, as far as is known. */
  bank: WireBank | null;
  currency: Currency;
  /** Which amount was typed; the other one follows from it, and is empty here. */
  side: 'amount' | 'debit';
  /** What arrives. */
  amount: string;
  /** What the account pays in all. */
  debit: string;
  /** Id of the account. */
  from: string;
  memo: string;
  /** The bank's price, once the review has asked for it. */
  quote: WireQuote | null;
}

const BIC = /^[A-Z\d]{8}(?:[A-Z\d]{3})?$/;
/** A BIC's institution and country, which all offices of a bank share. */
const INSTITUTION_LENGTH = 6;
export const plain = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export function emptyWire(accounts: readonly Account[]): WireValues {
  const from = accounts.find(canPay)?.id ?? '';
  const to = { recipient: '', bic: '', number: '', bank: null };
  return { ...to, currency: 'EUR', side: 'debit', amount: '', debit: '', from, memo: '', quote: null };
}

/** Whether there is enough of what arrives, with the fee, the bank says with the rate. */
export function wireChecks(accounts: readonly Account[]): Checks<WireValues> {
  return {
    recipient: checkName,
    bic: (typed, values) => {
      if (!typed.trim()) return text('wire.bicMissing');
      if (!BIC.test(plain(typed))) return text('wire.bicWrong');
      return clashOf(values) ?? true;
    },
    number: checkAccountNumber,
    amount: (typed, { side, currency }) =>
      side === 'debit' || checkAmount(typed, { minor: 0, currency }, { isDue: false }),
    debit: (typed, { side, from }) => {
      const account = accounts.find(({ id }) => id === from);
      return side === 'amount' || checkAmount(typed, account ? availableOf(account) : { minor: 0, currency: PAID });
    },
    from: (id) => accounts.some((account) => account.id === id) || text('internal.fromMissing'),
  };
}

/** What is wrong with a whole BIC beside an IBAN that names another bank. */
export function clashOf({ bic, bank }: WireValues): string | undefined {
  const isOther =
    BIC.test(plain(bic)) && bank && bank.bic.slice(0, INSTITUTION_LENGTH) !== plain(bic).slice(0, INSTITUTION_LENGTH);
  return isOther ? text('wire.bicOfOther', { bank: bank.name, bic: bank.bic }) : undefined;
}

/** `undefined` while there is no amount to ask for. */
export function priceRequestOf({
  side,
  currency,
  ...typed
}: Pick<WireValues, 'side' | 'currency' | 'amount' | 'debit'>): PriceRequest | undefined {
  const minor = readAmount(typed[side], side === 'amount' ? currency : PAID)?.minor;
  return minor ? { currency, [side]: minor } : undefined;
}

export function requestOf({ recipient, bic, number, from, memo }: WireValues, amount: Money): WireRequest {
  const note = memo.trim();
  return {
    fromAccountId: from,
    recipient: recipient.trim(),
    bic: plain(bic),
    accountNumber: plain(number),
    amount: amount as WireRequest['amount'],
    ...(note && { memo: note }),
  };
}
