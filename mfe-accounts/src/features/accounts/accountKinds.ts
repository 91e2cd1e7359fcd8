import type { Account } from '@bank/shared/api';
import { paths } from '@bank/shared/paths';
import { CreditCard, HandCoins, Landmark, type LucideIcon, PiggyBank } from 'lucide-react';

interface AccountKind {
  Icon: LucideIcon;
  /** A text's key, as the next one. */
  label: 'type.checking' | 'type.savings' | 'type.credit' | 'type.loan';
  /** The account's main payment action, and the account's side of it. */
  pay: { label: 'action.transfer' | 'action.makePayment'; side: 'from' | 'to' };
}

const transfer = { label: 'action.transfer', side: 'from' } as const;
const payment = { label: 'action.makePayment', side: 'to' } as const;

export const accountKinds: Record<Account['type'], AccountKind> = {
  Checking: { Icon: Landmark, label: 'type.checking', pay: transfer },
  Savings: { Icon: PiggyBank, label: 'type.savings', pay: transfer },
  'Credit Card': { Icon: CreditCard, label: 'type.credit', pay: payment },
  Loan: { Icon: HandCoins, label: 'type.loan', pay: payment },
};

/** The page of the account's main payment action, filled in. */
export function payPath({ id, type }: Account): string {
  return `${paths.internalTransfer}?${new URLSearchParams({ [accountKinds[type].pay.side]: id })}`;
}

export const accountTypes = Object.keys(accountKinds) as Account['type'][];

/** Keys of texts. */
export const statusLabels = { Active: 'account.statusActive' } as const satisfies Record<Account['status'], string>;
