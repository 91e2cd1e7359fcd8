import type { Account } from '@bank/shared/api';
import { formatNumber, type Money as MoneyAmount } from '@bank/shared/format';
import { Money } from '@bank/shared/ui';
import { CreditCard, Landmark, type LucideIcon, PiggyBank } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../messages';

export type CardType = Exclude<Account['type'], 'Loan'>;

export type CardAccount = Account & { type: CardType };

interface CardFace {
  Icon: LucideIcon;
  title: 'accounts.checkingCard' | 'accounts.savingsCard' | 'accounts.creditCard';
  fact: (account: Account) => ReactNode;
}

export const cardFaces: Record<CardType, CardFace> = {
  Checking: { Icon: Landmark, title: 'accounts.checkingCard', fact: () => undefined },
  Savings: {
    Icon: PiggyBank,
    title: 'accounts.savingsCard',
    fact: ({ apy }) => (apy === undefined ? undefined : <Apy percent={apy} />),
  },
  'Credit Card': {
    Icon: CreditCard,
    title: 'accounts.creditCard',
    fact: ({ limit }) => limit && <Limit amount={limit} />,
  },
};

export function hasCard(account: Account): account is CardAccount {
  return account.type in cardFaces;
}

function Limit({ amount }: { amount: MoneyAmount }) {
  const text = useText();
  return (
    <>
      {text('accounts.limit')} <Money amount={amount} />
    </>
  );
}

function Apy({ percent }: { percent: number }) {
  const text = useText();
  return text('accounts.apy', { rate: formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 }) });
}
