import { today } from '@bank/shared/format';
import { paths } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import { Badge, IconButton, iconProps, Money, useMoneyText } from '@bank/shared/ui';
import { Pencil } from 'lucide-react';
import styled from 'styled-components';
import { type Envelope, perDay } from '../../data/planMonth';
import { useText } from '../../messages';
import { categoryNames } from '../categories/categoryLooks';
import { EnvelopeBar } from './EnvelopeBar';

interface EnvelopeRowProps {
  envelope: Envelope;
  onChange: () => void;
}

export function EnvelopeRow({ envelope, onChange }: EnvelopeRowProps) {
  const text = useText();
  const moneyText = useMoneyText();
  const { category, available, carried, spent, remaining, state } = envelope;
  const name = text(categoryNames[category]);
  const isOver = remaining.minor < 0;
  return (
    <Row>
      <Line>
        <Link to={`${paths.analytics}?category=${category}`}>{name}</Link>
        <Warning state={state} isOver={isOver} />
        <Left>
          <Money amount={{ ...remaining, minor: Math.abs(remaining.minor) }} />{' '}
          <span>{text(isOver ? 'budget.over' : 'budget.left')}</span>
        </Left>
      </Line>
      <IconButton
        label={text('budget.change', { category: name })}
        icon={<Pencil {...iconProps} />}
        onClick={onChange}
        data-screen-only
      />
      <EnvelopeBar label={name} sums={envelope} />
      <Line>
        <span>{text('budget.spentOf', { spent: moneyText(spent), available: moneyText(available) })}</span>
        {carried.minor > 0 && <span>{text('budget.carried', { amount: moneyText(carried) })}</span>}
        {remaining.minor > 0 && <span>{text('budget.aDay', { amount: moneyText(perDay(remaining, today())) })}</span>}
      </Line>
    </Row>
  );
}

function Warning({ state, isOver }: Pick<Envelope, 'state'> & { isOver: boolean }) {
  const text = useText();
  if (state === 'fine') return null;
  if (state === 'near') return <Badge tone="accent">{text('budget.near')}</Badge>;
  return <Badge tone="negative">{text(isOver ? 'budget.overLimit' : 'budget.reached')}</Badge>;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 8px;
  align-items: center;
  padding-block: 14px;
  break-inside: avoid;

  > progress,
  > progress + div {
    grid-column: 1 / -1;
  }

  & + & {
    border-block-start: 1px solid var(--hairline);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  align-items: center;
  color: var(--muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;

  > a {
    color: var(--ink);
    font-weight: 500;
    text-underline-offset: 3px;
  }
`;

const Left = styled.span`
  margin-inline-start: auto;
  color: var(--ink);
  font-weight: 600;

  > span:last-child {
    color: var(--muted);
    font-weight: 400;
  }
`;
