import type { Account } from '@bank/shared/api';
import { formatMoney } from '@bank/shared/format';
import { paths } from '@bank/shared/paths';
import { CreditCard, Landmark, type LucideIcon, PiggyBank } from 'lucide-react';

export type CardType = Exclude<Account['type'], 'Loan'>;

export type CardAccount = Account & { type: CardType };

interface CardFace {
  to: string;
  Icon: LucideIcon;
  fact: (account: Account) => string | undefined;
}

export const cardFaces: Record<CardType, CardFace> = {
  Checking: { to: paths.checking, Icon: Landmark, fact: () => undefined },
  Savings: { to: paths.savings, Icon: PiggyBank, fact: ({ apy }) => (apy === undefined ? undefined : `APY ${apy}%`) },
  'Credit Card': { to: paths.credit, Icon: CreditCard, fact: ({ limit }) => limit && `Limit ${formatMoney(limit)}` },
};

export function hasCard(account: Account): account is CardAccount {
  return account.type in cardFaces;
}
