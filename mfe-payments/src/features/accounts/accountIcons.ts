import type { Account } from '@bank/shared/api';
import { CreditCard, HandCoins, Landmark, type LucideIcon, PiggyBank } from 'lucide-react';

export const accountIcons: Record<Account['type'], LucideIcon> = {
  Checking: Landmark,
  Savings: PiggyBank,
  'Credit Card': CreditCard,
  Loan: HandCoins,
};
