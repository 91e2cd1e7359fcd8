import { paths } from '@bank/shared/paths';
import { useQuery } from '@bank/shared/query';
import { useParams } from '@bank/shared/router';
import { ButtonLink } from '@bank/shared/ui';
import { paymentsData } from '../data/paymentsData';
import { FoundTransfer } from '../features/order/FoundTransfer';
import { EarlierDates } from '../features/schedules/EarlierDates';
import { ScheduleActions } from '../features/schedules/ScheduleActions';
import { ScheduleSheet } from '../features/schedules/ScheduleSheet';
import { useText } from '../messages';
import { FlowFrame } from '../ui/FlowFrame';
import { SheetActions } from '../ui/sheetParts';

/** `/transfers/scheduled/:id`. */
export default function ScheduledTransferPage() {
  const text = useText();
  const { id = '' } = useParams();
  const query = useQuery({
    key: ['/schedules', id],
    load: async (signal) => (await paymentsData().schedule(id, signal)) ?? null,
  });
  return (
    <FlowFrame>
      <FoundTransfer query={query}>
        {(schedule) => (
          <>
            <ScheduleSheet schedule={schedule} />
            {schedule.upcoming.length > 0 && <ScheduleActions schedule={schedule} />}
            {schedule.executions.length > 0 && <EarlierDates executions={schedule.executions} />}
            <SheetActions data-screen-only>
              <ButtonLink variant="ghost" to={paths.transfers}>
                {text('order.all')}
              </ButtonLink>
            </SheetActions>
          </>
        )}
      </FoundTransfer>
    </FlowFrame>
  );
}
