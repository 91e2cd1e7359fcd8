import { askSupport, useHeaderActions } from '@bank/shared/contract';
import { useQuery } from '@bank/shared/query';
import { Card, EmptyState, ErrorView, iconProps, PageFrame } from '@bank/shared/ui';
import { CreditCard } from 'lucide-react';
import { useRef } from 'react';
import type remote from '../../remote';
import { cardsData } from '../data/cardsData';
import { CardSection } from '../features/cards/CardSection';
import { CardsSkeleton } from '../features/cards/CardsSkeleton';
import { useText } from '../messages';

/** `/cards`. */
export default function CardsPage() {
  const text = useText();
  const cards = useQuery({ key: ['/cards'], load: (signal) => cardsData().cards(signal) });
  const frame = useRef<HTMLDivElement>(null);
  useHeaderActions<typeof remote>({
    manage: () => frame.current?.querySelector('h3')?.focus(),
    apply: () => askSupport(text('cards.apply')),
  });
  return (
    <PageFrame ref={frame}>
      {cards.status === 'loading' && <CardsSkeleton />}
      {cards.status === 'error' && (
        <Card>
          <ErrorView heading={text('cards.failed')} text={text('cards.failedText')} onRetry={cards.retry} />
        </Card>
      )}
      {cards.status === 'ready' && cards.data.length === 0 && (
        <Card>
          <EmptyState icon={<CreditCard {...iconProps} size={20} />} title={text('cards.none')}>
            {text('cards.noneText')}
          </EmptyState>
        </Card>
      )}
      {/* By account: the card that comes instead of a lost one stands in the same place. */}
      {cards.status === 'ready' && cards.data.map((card) => <CardSection key={card.accountId} card={card} />)}
    </PageFrame>
  );
}
