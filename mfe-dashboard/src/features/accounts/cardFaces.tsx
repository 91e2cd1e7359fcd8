import type { Account } from '@bank/shared/api';
import type { Money as MoneyAmount } from '@bank/shared/format';
import { paths } from '@bank/shared/paths';
import { Money } from '@bank/shared/ui';
import { CreditCard, Landmark, type LucideIcon, PiggyBank } from 'lucide-react';
import type { ReactNode } from 'react';

export type CardType = Exclude<Account['type'], 'Loan'>;

export type CardAccount = Account & { type: CardType };

interface CardFace {
  to: string;
  Icon: LucideIcon;
  fact: (account: Account) => ReactNode;
}

export const cardFaces: Record<CardType, CardFace> = {
  Checking: { to: paths.checking, Icon: Landmark, fact: () => undefined },
  Savings: { to: paths.savings, Icon: PiggyBank, fact: ({ apy }) => (apy === undefined ? undefined : `APY ${apy}%`) },
  'Credit Card': { to: paths.credit, Icon: CreditCard, fact: ({ limit }) => limit && <Limit amount={limit} /> },
};

export function hasCard(account: Account): account is CardAccount {
  return account.type in cardFaces;
}

function Limit({ amount }: { amount: MoneyAmount }) {
  return (
    <>
      Limit <Money amount={amount} />
    </>
  );
}
