import type { Account } from '@bank/shared/api';
import { type Money as Amount, formatDay } from '@bank/shared/format';
import { Money } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import type { AccountDetails } from '../../data/types';
import { formatApy } from '../accounts/formatApy';
import type { useText } from '../texts/messages';

interface Figure {
  label: string;
  /** Undefined until the bank has told it. */
  value: ReactNode;
}

/** The first one is what the customer came for. */
export function figuresOf(
  { type, balance, apy, limit }: Account,
  details: AccountDetails | undefined,
  text: ReturnType<typeof useText>,
): Figure[] {
  const booked = { label: text('account.balance'), value: <Money amount={balance} /> };
  if (type === 'Loan') {
    const { rate, amount, date } = details?.repayment ?? {};
    return [
      { label: text('account.remaining'), value: <Money amount={{ ...balance, minor: -balance.minor }} /> },
      { label: text('account.rate'), value: rate && formatApy(rate) },
      { label: text('account.nextPayment'), value: money(amount) },
      { label: text('account.dueOn'), value: date && formatDay(date) },
    ].filter(({ value }) => value !== undefined || !details);
  }
  const available = {
    label: text(type === 'Credit Card' ? 'account.availableCredit' : 'account.available'),
    value: money(details?.available),
  };
  if (type === 'Credit Card') {
    return [
      available,
      booked,
      { label: text('account.creditLimit'), value: money(limit) },
      { label: text('account.minimum'), value: details && (money(details.due?.minimum) ?? text('account.nothingDue')) },
      ...(details?.due ? [{ label: text('account.dueOn'), value: formatDay(details.due.date) }] : []),
    ];
  }
  if (apy === undefined) return [available, booked];
  return [
    available,
    booked,
    { label: text('account.apy'), value: formatApy(apy) },
    { label: text('account.interest'), value: money(details?.interest) },
  ];
}

function money(amount: Amount | undefined): ReactNode {
  return amount && <Money amount={amount} />;
}
