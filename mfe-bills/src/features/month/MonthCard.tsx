import { formatDay, formatMonth, type IsoDay } from '@bank/shared/format';
import { Link } from '@bank/shared/router';
import { Badge, Card, CardHeader, Money } from '@bank/shared/ui';
import { useId } from 'react';
import type { Done } from '../../data/doneThisMonth';
import { useText } from '../../messages';
import { RowFigures, RowList, RowWords } from '../../ui/rows';

const outcomes = {
  paid: { tone: 'positive', label: 'month.paid' },
  skipped: { tone: 'neutral', label: 'month.skipped' },
  failed: { tone: 'negative', label: 'month.failed' },
} as const;

interface MonthCardProps {
  done: readonly Done[];
  today: IsoDay;
}

/** What became of this month’s bills so far. */
export function MonthCard({ done, today }: MonthCardProps) {
  const text = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={text('month.title', { month: formatMonth(today.slice(0, 7)) })} titleId={titleId} />
      {done.length === 0 && <p>{text('month.none')}</p>}
      <RowList role="list">
        {done.map(({ id, on, name, amount, outcome, to }) => (
          <li key={id}>
            <RowWords>
              <Link to={to}>
                <bdi>{name || text('ahead.somebody')}</bdi>
              </Link>
              <span>{formatDay(on)}</span>
            </RowWords>
            <RowFigures>
              <Money amount={amount} />
              <Badge tone={outcomes[outcome].tone}>{text(outcomes[outcome].label)}</Badge>
            </RowFigures>
          </li>
        ))}
      </RowList>
    </Card>
  );
}
