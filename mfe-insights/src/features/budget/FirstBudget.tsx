import { Button, Card, CardHeader, Checkbox, Money } from '@bank/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { Suggestion } from '../../data/planMonth';
import { useText } from '../../messages';
import { categoryNames } from '../categories/categoryLooks';
import { useFirstBudget } from './useFirstBudget';

interface FirstBudgetProps {
  suggestions: readonly Suggestion[];
  onOwn: () => void;
}

/** A first visit begins with limits that fit what was spent so far. */
export function FirstBudget({ suggestions, onOwn }: FirstBudgetProps) {
  const text = useText();
  const titleId = useId();
  const { chosen, toggle, total, start, isStarting } = useFirstBudget(suggestions);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={text('first.title')} titleId={titleId} />
      <Lead>{text('first.text')}</Lead>
      <List role="list">
        {suggestions.map(({ category, limit }) => (
          <Row key={category}>
            <Checkbox
              label={text(categoryNames[category])}
              checked={chosen.includes(category)}
              onChange={() => toggle(category)}
            />
            <Money amount={limit} />
          </Row>
        ))}
        <Row>
          <strong>{text('first.total')}</strong>
          <strong>
            <Money amount={total} />
          </strong>
        </Row>
      </List>
      <Buttons data-screen-only>
        <Button variant="primary" busy={isStarting} disabled={chosen.length === 0} onClick={start}>
          {text('first.start')}
        </Button>
        <Button variant="ghost" onClick={onOwn}>
          {text('first.own')}
        </Button>
      </Buttons>
    </Card>
  );
}

const Lead = styled.p`
  max-width: 60ch;
  margin: 0 0 8px;
  color: var(--muted);
`;

const List = styled.ul`
  margin: 0 0 16px;
`;

const Row = styled.li`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;

  & + & {
    border-block-start: 1px solid var(--hairline);
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
