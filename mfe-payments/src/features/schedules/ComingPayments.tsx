import { useQuery } from '@bank/shared/query';
import { EmptyState, iconProps } from '@bank/shared/ui';
import { CalendarClock } from 'lucide-react';
import { paymentsData } from '../../data/paymentsData';
import { useText } from '../../messages';
import { ListCard } from '../../ui/ListCard';
import { ScheduleList } from './ScheduleList';

const texts = { title: 'schedules.title', loading: 'schedules.loading', failed: 'schedules.failed' } as const;

/** What is still to be paid, by its next date. */
export function ComingPayments() {
  const text = useText();
  const query = useQuery({ key: ['/schedules'], load: (signal) => paymentsData().schedules(signal) });
  const empty = (
    <EmptyState icon={<CalendarClock {...iconProps} size={20} />} title={text('schedules.empty')}>
      {text('schedules.emptyText')}
    </EmptyState>
  );
  return (
    <ListCard id="coming-transfers" query={query} texts={texts} empty={empty}>
      {(schedules) => <ScheduleList schedules={schedules} />}
    </ListCard>
  );
}
