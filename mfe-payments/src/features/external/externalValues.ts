import type { Account } from '@bank/shared/api';
import { formatMoney } from '@bank/shared/format';
import type { Checks } from '@bank/shared/forms';
import type { Payee, PaymentOrder } from '../../data/types';
import { text } from '../../messages';
import { availableOf, canPay } from '../accounts/available';
import { checkAmount, readAmount } from '../amount/readAmount';

export interface ExternalValues {
  /** Id of the payee. */
  payee: string;
  amount: string;
  /** Id of the account. */
  from: string;
  memo: string;
}

export function emptyPayment(accounts: readonly Account[]): ExternalValues {
  return { payee: '', amount: '', from: accounts.find(canPay)?.id ?? '', memo: '' };
}

export function externalChecks(accounts: readonly Account[], payees: readonly Payee[]): Checks<ExternalValues> {
  return {
    payee: (id) => payees.some((payee) => payee.id === id) || text('external.payeeMissing'),
    amount: (typed, values) => {
      const from = accounts.find(({ id }) => id === values.from);
      if (!from) return true;
      const checked = checkAmount(typed, availableOf(from));
      const payee = payees.find(({ id }) => id === values.payee);
      if (checked !== true || !payee?.newLimit) return checked;
      const isWithin = (readAmount(typed, payee.newLimit.currency)?.minor ?? 0) <= payee.newLimit.minor;
      return isWithin || (aboveNewLimit(payee) ?? true);
    },
    from: (id) => accounts.some((account) => account.id === id) || text('internal.fromMissing'),
  };
}

/** `undefined` for somebody who may get any amount. */
export function aboveNewLimit({ newLimit }: Payee): string | undefined {
  return newLimit && text('external.aboveNewLimit', { limit: formatMoney(newLimit, { short: true }) });
}

export function paymentOf(
  values: ExternalValues,
  accounts: readonly Account[],
  payees: readonly Payee[],
): PaymentOrder | null {
  const from = accounts.find(({ id }) => id === values.from);
  const payee = payees.find(({ id }) => id === values.payee);
  const amount = from && readAmount(values.amount, from.balance.currency);
  return from && payee && amount ? { from, payee, amount, memo: values.memo.trim() } : null;
}
