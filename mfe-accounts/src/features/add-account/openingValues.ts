import type { Account } from '@bank/shared/api';
import { currentLocale, formatMoney, type Money } from '@bank/shared/format';
import { type Checks, parseMoney } from '@bank/shared/forms';
import type { AccountOrder } from '../../data/types';
import { text } from './messages';

export interface OpeningValues {
  name: string;
  /** Id of the account that pays the first deposit, or nothing. */
  from: string;
  amount: string;
}

const EXAMPLE_MINOR = 25_000;

/** The accounts that can pay a first deposit. Of a card it would be a cash advance. */
export function payersOf(accounts: readonly Account[]): Account[] {
  return accounts.filter((account) => ['Checking', 'Savings'].includes(account.type) && availableOf(account).minor > 0);
}

export function availableOf({ available, balance }: Account): Money {
  return available ?? balance;
}

export function openingChecks(payers: readonly Account[]): Checks<OpeningValues> {
  return {
    amount: (typed, { from }) => {
      const payer = payers.find(({ id }) => id === from);
      if (!payer) return true;
      const available = availableOf(payer);
      const amount = amountOf(typed, payer);
      if (!amount || amount.minor === 0)
        return text('open.amountInvalid', { example: formatMoney({ ...available, minor: EXAMPLE_MINOR }) });
      return amount.minor <= available.minor || text('open.tooMuch');
    },
  };
}

export function orderOf(
  type: AccountOrder['type'],
  { name, from, amount }: OpeningValues,
  payers: readonly Account[],
): AccountOrder {
  const payer = payers.find(({ id }) => id === from);
  const paid = payer && amountOf(amount, payer);
  return {
    type,
    ...(name.trim() && { name: name.trim() }),
    ...(paid && { deposit: { fromAccountId: from, amount: paid } }),
  };
}

function amountOf(typed: string, { balance }: Account): Money | undefined {
  return parseMoney(typed, balance.currency, currentLocale());
}
