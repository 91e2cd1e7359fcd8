import type { Account } from '@bank/shared/api';
import { paths } from '@bank/shared/paths';
import { CreditCard, HandCoins, Landmark, type LucideIcon, PiggyBank } from 'lucide-react';

interface AccountKind {
  Icon: LucideIcon;
  /** A loan has no page yet. */
  page?: string;
  /** The account's main payment action. */
  pay: { label: string; to: string };
}

const transfer = { label: 'Transfer money', to: paths.internalTransfer };

export const accountKinds: Record<Account['type'], AccountKind> = {
  Checking: { Icon: Landmark, page: paths.checking, pay: transfer },
  Savings: { Icon: PiggyBank, page: paths.savings, pay: transfer },
  'Credit Card': { Icon: CreditCard, page: paths.credit, pay: transfer },
  Loan: { Icon: HandCoins, pay: { label: 'Make a payment', to: paths.bills } },
};

export const accountTypes = Object.keys(accountKinds) as Account['type'][];
