import { askSupport, useHeaderActions } from '@bank/shared/contract';
import { useQuery } from '@bank/shared/query';
import { useSearchParams } from '@bank/shared/router';
import { Card, EmptyState, iconProps, PageFrame } from '@bank/shared/ui';
import { CreditCard } from 'lucide-react';
import { useRef, useState } from 'react';
import type remote from '../../remote';
import { cardsData } from '../data/cardsData';
import { ApplyDialog } from '../features/apply/ApplyDialog';
import { CardSection } from '../features/cards/CardSection';
import { CardsFailed } from '../features/cards/CardsFailed';
import { CardsSkeleton } from '../features/cards/CardsSkeleton';
import { CashCard } from '../features/cards/CashCard';
import { useText } from '../messages';

/** `/cards`, which says how to withdraw cash with `?for=cash`. */
export default function CardsPage() {
  const text = useText();
  const [query] = useSearchParams();
  const cards = useQuery({ key: ['/cards'], load: (signal) => cardsData().cards(signal) });
  const frame = useRef<HTMLDivElement>(null);
  const [isApplying, setApplying] = useState(false);
  const manage = () => {
    const controls = frame.current?.querySelector('h3');
    if (controls) controls.focus();
    else askSupport(text('action.manage'));
  };
  // Nothing else is to be pressed beside the number for lost cards.
  const hasFailed = cards.status === 'error';
  useHeaderActions<typeof remote>({
    manage: hasFailed ? null : manage,
    apply: hasFailed ? null : () => setApplying(true),
  });
  return (
    <PageFrame ref={frame}>
      {cards.status === 'loading' && <CardsSkeleton />}
      {cards.status === 'error' && <CardsFailed onRetry={cards.retry} />}
      {cards.status === 'ready' && cards.data.length === 0 && (
        <Card>
          <EmptyState icon={<CreditCard {...iconProps} size={20} />} title={text('cards.none')}>
            {text('cards.noneText')}
          </EmptyState>
        </Card>
      )}
      {cards.status === 'ready' && query.get('for') === 'cash' && <CashCard cards={cards.data} />}
      {/* By account: the card that comes instead of a lost one stands in the same place. */}
      {cards.status === 'ready' && cards.data.map((card) => <CardSection key={card.accountId} card={card} />)}
      {isApplying && <ApplyDialog onClose={() => setApplying(false)} />}
    </PageFrame>
  );
}
