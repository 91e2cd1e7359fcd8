import { formatMoney } from '@bank/shared/format';
import { Card, CardHeader } from '@bank/shared/ui';
import { useId } from 'react';
import type { Card as BankCard } from '../../data/types';
import { useText } from '../../messages';

/** How to get cash, for `/cards?for=cash`. */
export function CashCard({ cards }: { cards: readonly BankCard[] }) {
  const text = useText();
  const titleId = useId();
  const card = cards.find(({ kind }) => kind === 'debit') ?? cards[0];
  if (!card) return null;
  const { lastFour, cashLimit } = card;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={text('cash.title')} titleId={titleId} />
      <p>{text(howTo(card), { lastFour, limit: formatMoney(cashLimit, { short: true }) })}</p>
    </Card>
  );
}

function howTo({ state, channels }: BankCard) {
  if (state === 'frozen') return 'cash.frozen';
  return channels.cash ? 'cash.text' : 'cash.off';
}
