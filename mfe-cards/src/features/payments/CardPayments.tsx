import { useQuery } from '@bank/shared/query';
import { Button, EmptyState, ErrorView, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { cardsData } from '../../data/cardsData';
import type { Card } from '../../data/types';
import { useText } from '../../messages';
import { PaymentRow } from './PaymentRow';

const FIRST_ROWS = 5;

interface CardPaymentsProps {
  card: Card;
  /** The id of the card’s heading: the page has such a list for each card. */
  cardTitleId: string;
}

export function CardPayments({ card: { id, lastFour }, cardTitleId }: CardPaymentsProps) {
  const text = useText();
  const titleId = useId();
  const payments = useQuery({
    key: ['/cards', id, 'payments'],
    load: (signal) => cardsData().payments(id, signal),
  });
  const [isWhole, setWhole] = useState(false);
  return (
    <Section aria-labelledby={`${titleId} ${cardTitleId}`} aria-busy={payments.status === 'loading' || undefined}>
      <h3 id={titleId}>{text('payments.title')}</h3>
      {payments.status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{text('payments.loading')}</VisuallyHidden>
          <Skeleton height="12rem" />
        </div>
      )}
      {payments.status === 'error' && (
        <ErrorView heading={text('payments.failed')} text={text('payments.failedText')} onRetry={payments.retry} />
      )}
      {payments.status === 'ready' && payments.data.length === 0 && <EmptyState title={text('payments.none')} />}
      {payments.status === 'ready' && payments.data.length > 0 && (
        <>
          <List role="list">
            {(isWhole ? payments.data : payments.data.slice(0, FIRST_ROWS)).map((payment) => (
              <PaymentRow key={payment.id} payment={payment} cardLastFour={lastFour} />
            ))}
          </List>
          {payments.data.length > FIRST_ROWS && !isWhole && (
            <Button variant="ghost" onClick={() => setWhole(true)}>
              {text('payments.showAll', { count: payments.data.length })}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

const Section = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  justify-items: start;
  margin-block-start: 32px;
  padding-block-start: 24px;
  border-block-start: 1px solid var(--hairline);

  > * {
    width: 100%;
  }
  /* Its text begins where the others begin, not its padding. */
  > button {
    width: auto;
    margin-inline-start: -18px;
  }
  > h3 {
    font-size: var(--text-16);
    font-weight: 600;
  }
`;

const List = styled.ul`
  margin-block-end: -8px;
`;
