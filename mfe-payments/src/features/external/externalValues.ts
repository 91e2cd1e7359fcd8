import type { Account } from '@bank/shared/api';
import { formatMoney } from '@bank/shared/format';
import type { Checks } from '@bank/shared/forms';
import type { Payee, PaymentOrder, Plan } from '../../data/types';
import { text } from '../../messages';
import { availableOf, canPay } from '../accounts/available';
import { amountIn, checkAmount, readAmount } from '../amount/readAmount';
import type { TransferValues } from '../transfer/transferValues';
import { atOnce, planOf, whenChecks } from '../when/whenValues';

/** What is paid for, and so what the line to the payee is. */
export type Purpose = 'person' | 'bill';

export const memoTexts = {
  person: { label: 'order.memo', hint: 'external.memoHint' },
  bill: { label: 'bill.reference', hint: 'bill.referenceHint' },
} as const;

export interface ExternalValues extends TransferValues {
  /** Id of the payee. */
  payee: string;
}

/** Starts with what the address names: a payee by id, or by a name that one payee alone has. */
export function initialPayment(
  accounts: readonly Account[],
  payees: readonly Payee[],
  address: URLSearchParams,
): ExternalValues {
  const payers = accounts.filter(canPay);
  const from = payers.find(({ id }) => id === address.get('from')) ?? payers[0];
  const to = address.get('to');
  const [payee, ...others] = payees.filter(({ id, name }) => id === to || name === to);
  const amount = amountIn(address, from?.balance.currency);
  return { payee: payee && others.length === 0 ? payee.id : '', amount, from: from?.id ?? '', memo: '', ...atOnce };
}

export function externalChecks(
  accounts: readonly Account[],
  payees: readonly Payee[],
  purpose: Purpose,
): Checks<ExternalValues> {
  return {
    payee: (id) => payees.some((payee) => payee.id === id) || text('external.payeeMissing'),
    amount: (typed, values) => {
      const from = accounts.find(({ id }) => id === values.from);
      if (!from) return true;
      const plan = planOf(values);
      const checked = checkAmount(typed, availableOf(from), { isDue: !plan });
      const payee = payees.find(({ id }) => id === values.payee);
      if (checked !== true || !payee?.newLimit || !isStillNew(payee, plan)) return checked;
      const isWithin = (readAmount(typed, payee.newLimit.currency)?.minor ?? 0) <= payee.newLimit.minor;
      return isWithin || (aboveNewLimit(payee) ?? true);
    },
    memo: (typed) => purpose === 'person' || typed.trim() !== '' || text('bill.referenceMissing'),
    ...whenChecks,
    from: (id) => accounts.some((account) => account.id === id) || text('internal.fromMissing'),
  };
}

/** When the money is due. */
function isStillNew({ newUntil = '' }: Payee, plan: Plan | null): boolean {
  return !plan || plan.firstOn <= newUntil.slice(0, 10);
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
  return from && payee && amount ? { from, payee, amount, memo: values.memo.trim(), plan: planOf(values) } : null;
}
