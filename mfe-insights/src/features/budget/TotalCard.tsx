import { formatMonth, today } from '@bank/shared/format';
import { Card, CardHeader, Money, useMoneyText } from '@bank/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { daysLeft, type Envelope, perDay, totalOf } from '../../data/planMonth';
import { useText } from '../../messages';
import { EnvelopeBar } from './EnvelopeBar';

/** The one figure of the page: what may still be spent this month. */
export function TotalCard({ envelopes }: { envelopes: readonly Envelope[] }) {
  const text = useText();
  const titleId = useId();
  const moneyText = useMoneyText();
  const total = totalOf(envelopes);
  if (!total) return null;
  const { available, spent, remaining } = total;
  const isOver = remaining.minor < 0;
  const days = daysLeft(today());
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={text('budget.plan', { month: formatMonth(today().slice(0, 7)) })} titleId={titleId} />
      <Lead>
        <span>{text(isOver ? 'budget.overAll' : 'budget.leftAll')}</span>
        <Money amount={{ ...remaining, minor: Math.abs(remaining.minor) }} size="figure" />
      </Lead>
      <EnvelopeBar label={text('budget.allSpent')} sums={total} />
      <Facts>
        <span>{text('budget.spentOf', { spent: moneyText(spent), available: moneyText(available) })}</span>
        <span>{text('budget.perDay', { amount: moneyText(perDay(remaining, today())), days })}</span>
      </Facts>
    </Card>
  );
}

const Lead = styled.p`
  display: grid;
  margin: 0 0 16px;

  > span:first-child {
    color: var(--muted);
    font-size: var(--text-14);
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  justify-content: space-between;
  margin: 12px 0 0;
  color: var(--muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;
