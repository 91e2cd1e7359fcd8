import { formatDay } from '@bank/shared/format';
import { Link } from '@bank/shared/router';
import { Badge, Card, CardHeader, iconProps } from '@bank/shared/ui';
import { CircleAlert, CircleCheck, SkipForward } from 'lucide-react';
import type { Schedule } from '../../data/types';
import { useText } from '../../messages';
import { RowFigures, RowList, RowWords } from '../../ui/rows';
import { refusalTextOf } from '../order/refusalTexts';
import { orderPath } from '../order/useOrder';

const looks = {
  paid: { Icon: CircleCheck, tone: 'positive' },
  failed: { Icon: CircleAlert, tone: 'negative' },
  skipped: { Icon: SkipForward, tone: 'neutral' },
} as const;

/** What became of each date. */
export function EarlierDates({ executions }: Pick<Schedule, 'executions'>) {
  const text = useText();
  return (
    <Card aria-labelledby="earlier-dates">
      <CardHeader title={text('executions.title')} titleId="earlier-dates" />
      <RowList role="list">
        {executions.map(({ on, outcome, orderId, reason }) => {
          const { Icon, tone } = looks[outcome];
          return (
            <li key={on}>
              <Icon {...iconProps} size={20} />
              <RowWords>
                {orderId ? <Link to={orderPath(orderId)}>{formatDay(on)}</Link> : <strong>{formatDay(on)}</strong>}
                {reason && <span>{refusalTextOf(reason)}</span>}
              </RowWords>
              <RowFigures>
                <Badge tone={tone}>{text(`executions.${outcome}`)}</Badge>
              </RowFigures>
            </li>
          );
        })}
      </RowList>
    </Card>
  );
}
