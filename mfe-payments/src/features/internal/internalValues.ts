import type { Account } from '@bank/shared/api';
import { formatMoney } from '@bank/shared/format';
import type { Checks } from '@bank/shared/forms';
import type { TransferOrder } from '../../data/types';
import { text } from '../../messages';
import { availableOf, canPay, roomIn } from '../accounts/available';
import { amountIn, checkAmount, readAmount } from '../amount/readAmount';
import type { TransferValues } from '../transfer/transferValues';
import { atOnce, planOf, whenChecks } from '../when/whenValues';

export interface InternalValues extends TransferValues {
  /** The account with this id gets the money. */
  to: string;
}

/** Starts with what the address names; `for=wallet` means the account that pays every day. */
export function initialValues(accounts: readonly Account[], address: URLSearchParams): InternalValues {
  const idIn = (parameter: string) => accounts.find(({ id }) => id === address.get(parameter))?.id;
  const wallet = address.get('for') === 'wallet' ? accounts.find(({ type }) => type === 'Checking')?.id : undefined;
  const to = idIn('to') ?? wallet;
  const payers = accounts.filter(canPay);
  const from = payers.find(({ id }) => id === idIn('from')) ?? payers.find(({ id }) => id !== to);
  const amount = amountIn(address, from?.balance.currency);
  return { amount, from: from?.id ?? '', to: to && to !== from?.id ? to : '', memo: '', ...atOnce };
}

/** Only accounts in the payer's currency can get the money. */
export function payeesOf(accounts: readonly Account[], from: Account | undefined): Account[] {
  return accounts.filter(({ id, balance }) => id !== from?.id && balance.currency === from?.balance.currency);
}

export function internalChecks(accounts: readonly Account[]): Checks<InternalValues> {
  const find = (id: string) => accounts.find((account) => account.id === id);
  return {
    amount: (typed, values) => {
      const from = find(values.from);
      const to = find(values.to);
      if (!from) return true;
      const plan = planOf(values);
      const checked = checkAmount(typed, availableOf(from), { isDue: !plan });
      if (checked !== true || !to || plan) return checked;
      const { currency } = from.balance;
      const room = roomIn(to);
      if ((readAmount(typed, currency)?.minor ?? 0) <= room) return true;
      return room === 0
        ? text('amount.nothingOwed')
        : text('amount.owed', { owed: formatMoney({ minor: room, currency }) });
    },
    ...whenChecks,
    from: (id) => find(id) !== undefined || text('internal.fromMissing'),
    to: (id, { from }) => (find(id) !== undefined && id !== from) || text('internal.toMissing'),
  };
}

export function transferOf(values: InternalValues, accounts: readonly Account[]): TransferOrder | null {
  const from = accounts.find(({ id }) => id === values.from);
  const to = accounts.find(({ id }) => id === values.to);
  const amount = from && readAmount(values.amount, from.balance.currency);
  return from && to && amount ? { from, to, amount, memo: values.memo.trim(), plan: planOf(values) } : null;
}
