import type { IsoMonth, Money } from '@bank/shared/format';
import type { Statement, StatementEntry } from '../types';

/**
 * @param entries of an account, the oldest first
 * @param balance of the account now
 */
export function statementOf(entries: readonly StatementEntry[], month: IsoMonth, balance: Money): Statement {
  const isLater = ({ date }: StatementEntry) => date >= month && !date.startsWith(month);
  const own = entries.filter(({ date }) => date.startsWith(month));
  const next = entries.find(isLater);
  const closing = next ? balanceBefore(next) : balance;
  const [first] = own;
  const sum = (sign: number) => ({
    ...balance,
    minor: own.reduce((total, { amount }) => (amount.minor * sign > 0 ? total + amount.minor : total), 0),
  });
  return {
    month,
    opening: first ? balanceBefore(first) : closing,
    received: sum(1),
    spent: sum(-1),
    closing,
    entries: own,
  };
}

function balanceBefore({ amount, balance }: StatementEntry): Money {
  return { ...balance, minor: balance.minor - amount.minor };
}
