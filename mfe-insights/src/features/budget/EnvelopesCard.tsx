import { Button, Card, CardHeader, iconProps, Money } from '@bank/shared/ui';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { type Envelope, unplannedOf } from '../../data/planMonth';
import type { Budget, BudgetCategory, Spending } from '../../data/types';
import { useText } from '../../messages';
import { categoryNames } from '../categories/categoryLooks';
import { EnvelopeRow } from './EnvelopeRow';

interface EnvelopesCardProps {
  envelopes: readonly Envelope[];
  onChange: (category: BudgetCategory) => void;
}

export function EnvelopesCard({ envelopes, onChange }: EnvelopesCardProps) {
  const text = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={text('budget.envelopes')} titleId={titleId} />
      <List role="list">
        {envelopes.map((envelope) => (
          <EnvelopeRow key={envelope.category} envelope={envelope} onChange={() => onChange(envelope.category)} />
        ))}
      </List>
    </Card>
  );
}

interface UnplannedCardProps {
  spending: Spending;
  budgets: readonly Budget[];
  onSet: (category: BudgetCategory) => void;
}

/** What no envelope holds is spent all the same. */
export function UnplannedCard({ spending, budgets, onSet }: UnplannedCardProps) {
  const text = useText();
  const titleId = useId();
  const unplanned = unplannedOf(spending, budgets);
  if (unplanned.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={text('budget.unplanned')} titleId={titleId} />
      <List role="list">
        {unplanned.map(({ category, spent }) => (
          <Unplanned key={category}>
            <span>{text(categoryNames[category])}</span>
            <Money amount={spent} />
            <Button
              size="small"
              icon={<Plus {...iconProps} />}
              aria-label={text('budget.setFor', { category: text(categoryNames[category]) })}
              onClick={() => onSet(category)}
              data-screen-only
            >
              {text('budget.set')}
            </Button>
          </Unplanned>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  margin: 0;
`;

const Unplanned = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  min-height: 52px;

  & + & {
    border-block-start: 1px solid var(--hairline);
  }
  > span:first-child {
    flex: 1;
  }
`;
