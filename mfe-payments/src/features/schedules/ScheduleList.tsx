import { formatDay } from '@bank/shared/format';
import { Link } from '@bank/shared/router';
import { Badge, iconProps, MaskedNumber, Money } from '@bank/shared/ui';
import { CalendarClock, Repeat } from 'lucide-react';
import type { Schedule } from '../../data/types';
import { useText } from '../../messages';
import { RowFigures, RowList, RowWords } from '../../ui/rows';
import { schedulePath } from '../order/useOrder';

export function ScheduleList({ schedules }: { schedules: readonly Schedule[] }) {
  const text = useText();
  return (
    <RowList role="list">
      {schedules.map(({ id, to, from, amount, rhythm, upcoming, executions }) => {
        const Icon = rhythm === 'once' ? CalendarClock : Repeat;
        return (
          <li key={id}>
            <Icon {...iconProps} size={20} />
            <RowWords>
              <Link to={schedulePath(id)}>
                <bdi>{to.name || text('order.otherAccount')}</bdi>
              </Link>
              <span>
                {formatDay(upcoming[0] ?? '')} · {text('overview.fromAccount', { name: from.name })}{' '}
                <MaskedNumber lastFour={from.lastFour} />
              </span>
            </RowWords>
            <RowFigures>
              <Money amount={amount} />
              {executions[0]?.outcome === 'failed' ? (
                <Badge tone="negative">{text('schedules.lastFailed')}</Badge>
              ) : (
                <Badge tone="accent">{text(`rhythm.${rhythm}`)}</Badge>
              )}
            </RowFigures>
          </li>
        );
      })}
    </RowList>
  );
}
