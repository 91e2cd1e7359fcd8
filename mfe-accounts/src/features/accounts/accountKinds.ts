import type { Account } from '@bank/shared/api';
import { paths } from '@bank/shared/paths';
import { CreditCard, HandCoins, Landmark, type LucideIcon, PiggyBank } from 'lucide-react';

interface AccountKind {
  Icon: LucideIcon;
  /** A text's key, as the next one. */
  label: 'type.checking' | 'type.savings' | 'type.credit' | 'type.loan';
  /** The account's main payment action. */
  pay: { label: 'action.transfer' | 'action.makePayment'; to: string };
}

const transfer = { label: 'action.transfer', to: paths.internalTransfer } as const;

export const accountKinds: Record<Account['type'], AccountKind> = {
  Checking: { Icon: Landmark, label: 'type.checking', pay: transfer },
  Savings: { Icon: PiggyBank, label: 'type.savings', pay: transfer },
  'Credit Card': { Icon: CreditCard, label: 'type.credit', pay: transfer },
  Loan: { Icon: HandCoins, label: 'type.loan', pay: { label: 'action.makePayment', to: paths.bills } },
};

export const accountTypes = Object.keys(accountKinds) as Account['type'][];

/** Keys of texts. */
export const statusLabels = { Active: 'account.statusActive' } as const satisfies Record<Account['status'], string>;
