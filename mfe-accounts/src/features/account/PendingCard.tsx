import { formatDay } from '@bank/shared/format';
import { Badge, Card, CardHeader, Money } from '@bank/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { PendingPayment } from '../../data/types';
import { useText } from '../texts/messages';

/** Apart from what is booked: their amounts may still change, and are in no sum. */
export function PendingCard({ pending }: { pending: readonly PendingPayment[] }) {
  const text = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={text('pending.title')} titleId={titleId} />
      <Note>{text('pending.note')}</Note>
      <Rows role="list">
        {pending.map(({ id, description, date, amount }) => (
          <li key={id}>
            <Names>
              <bdi>{description}</bdi>
              <small>{formatDay(date)}</small>
            </Names>
            <Figures>
              <Money amount={amount} signed />
              <Badge tone="neutral">{text('pending.badge')}</Badge>
            </Figures>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

const Note = styled.p`
  margin: -12px 0 8px;
  color: var(--muted);
  font-size: var(--text-14);
`;

const Rows = styled.ul`
  margin-block-end: -12px;
  font-size: var(--text-14);

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    min-height: 64px;
    padding-block: 8px;
  }
  > li:not(:first-child) {
    border-block-start: 1px solid var(--hairline);
  }
`;

const Names = styled.span`
  flex: 1 1 8rem;
  min-width: 0;
  font-weight: 500;
  overflow-wrap: anywhere;

  > small {
    display: block;
    color: var(--muted);
    font-size: var(--text-12);
    font-weight: 400;
  }
`;

/** Below the words where large text leaves too little room. */
const Figures = styled.span`
  display: grid;
  gap: 2px;
  justify-items: end;
  margin-inline-start: auto;
  color: var(--muted);
  font-weight: 500;
`;
