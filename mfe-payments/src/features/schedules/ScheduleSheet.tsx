import { formatDay } from '@bank/shared/format';
import { Badge, Fact, FactList, Money, useMoneyText } from '@bank/shared/ui';
import { CalendarCheck2, CalendarClock, CalendarX2 } from 'lucide-react';
import type { Schedule } from '../../data/types';
import { useText } from '../../messages';
import { PartyName } from '../../ui/PartyName';
import { Sheet, SheetHead } from '../../ui/sheetParts';

const looks = {
  scheduled: { Icon: CalendarClock, tone: 'accent' },
  ended: { Icon: CalendarCheck2, tone: 'neutral' },
  cancelled: { Icon: CalendarX2, tone: 'neutral' },
} as const;

/** What is to be paid, and when. */
export function ScheduleSheet({ schedule }: { schedule: Schedule }) {
  const text = useText();
  const moneyText = useMoneyText();
  const { id, from, to, amount, memo, rhythm, upcoming, lastOn } = schedule;
  const [next, ...then] = upcoming;
  const state = stateOf(schedule);
  const { Icon, tone } = looks[state];
  const name = to.name || text('order.otherAccount');
  return (
    <Sheet aria-labelledby="schedule-title">
      <SheetHead data-tone={tone}>
        <Icon size={32} strokeWidth={1.5} aria-hidden />
        <h2 id="schedule-title">{text(`schedule.${state}`, { amount: moneyText(amount), name })}</h2>
      </SheetHead>
      <FactList>
        <Fact label={text('order.amount')}>
          <Money amount={amount} size="large" />
        </Fact>
        <Fact label={text('order.from')}>
          <PartyName party={from} />
        </Fact>
        <Fact label={text('order.to')}>
          <PartyName party={to} />
        </Fact>
        <Fact label={text('when.legend')}>{text(`rhythm.${rhythm}`)}</Fact>
        {next && <Fact label={text('schedule.next')}>{formatDay(next)}</Fact>}
        {then.length > 0 && <Fact label={text('schedule.then')}>{then.map(formatDay).join(' · ')}</Fact>}
        {lastOn && <Fact label={text('when.last')}>{formatDay(lastOn)}</Fact>}
        {memo && (
          <Fact label={text('order.memo')}>
            <bdi>{memo}</bdi>
          </Fact>
        )}
        <Fact label={text('order.status')}>
          <Badge tone={tone}>{text(`status.${state}`)}</Badge>
        </Fact>
        <Fact label={text('order.reference')}>
          <bdi dir="ltr">{id}</bdi>
        </Fact>
      </FactList>
    </Sheet>
  );
}

function stateOf({ upcoming, isCancelled }: Schedule): keyof typeof looks {
  if (upcoming.length > 0) return 'scheduled';
  return isCancelled ? 'cancelled' : 'ended';
}
