import type { Account } from '@bank/shared/api';
import type { Checks } from '@bank/shared/forms';
import type { WireQuote, WireRequest } from '../../data/types';
import { text } from '../../messages';
import { canPay } from '../accounts/available';
import { checkAmount, readAmount } from '../amount/readAmount';
import { checkAccountNumber, checkName } from '../payees/payeeChecks';

type Currency = WireRequest['amount']['currency'];

export const wireCurrencies: readonly Currency[] = ['AED', 'CAD', 'CHF', 'EUR', 'GBP', 'JPY', 'KWD', 'USD'];

export interface WireValues {
  recipient: string;
  bic: string;
  number: string;
  currency: Currency;
  /** What arrives. */
  amount: string;
  /** Id of the account. */
  from: string;
  memo: string;
  /** The bank's price, once the review has asked for it. */
  quote: WireQuote | null;
}

const BIC = /^[A-Za-z\d]{8}(?:[A-Za-z\d]{3})?$/;
export const plain = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export function emptyWire(accounts: readonly Account[]): WireValues {
  const from = accounts.find(canPay)?.id ?? '';
  return { recipient: '', bic: '', number: '', currency: 'EUR', amount: '', from, memo: '', quote: null };
}

/** Whether there is enough, with the fee, the bank says with the rate. */
export function wireChecks(accounts: readonly Account[]): Checks<WireValues> {
  return {
    recipient: checkName,
    bic: (typed) => {
      if (!typed.trim()) return text('wire.bicMissing');
      return BIC.test(plain(typed)) || text('wire.bicWrong');
    },
    number: checkAccountNumber,
    amount: (typed, { currency }) => checkAmount(typed, { minor: 0, currency }, { isDue: false }),
    from: (id) => accounts.some((account) => account.id === id) || text('internal.fromMissing'),
  };
}

export function requestOf({ recipient, bic, number, currency, amount, from, memo }: WireValues): WireRequest {
  const minor = readAmount(amount, currency)?.minor ?? 0;
  const note = memo.trim();
  return {
    fromAccountId: from,
    recipient: recipient.trim(),
    bic: plain(bic),
    accountNumber: plain(number),
    amount: { minor, currency },
    ...(note && { memo: note }),
  };
}
