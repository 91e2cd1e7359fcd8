import { formatDay } from '@bank/shared/format';
import { invalidateQueries } from '@bank/shared/query';
import { Button, iconProps } from '@bank/shared/ui';
import { CalendarX2, Pencil, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { paymentsData } from '../../data/paymentsData';
import type { Schedule } from '../../data/types';
import { useText } from '../../messages';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { SheetActions } from '../../ui/sheetParts';
import { ChangeSchedule } from './ChangeSchedule';

/** What can be done about one that goes on. */
export function ScheduleActions({ schedule }: { schedule: Schedule }) {
  const text = useText();
  const [asked, setAsked] = useState<'skip' | 'change' | 'cancel'>();
  const { id, rhythm, upcoming } = schedule;
  const [next = '', afterwards] = upcoming;
  const close = () => setAsked(undefined);
  const done = () => {
    close();
    invalidateQueries('/schedules');
  };
  return (
    <SheetActions data-screen-only>
      <Button icon={<Pencil {...iconProps} />} aria-haspopup="dialog" onClick={() => setAsked('change')}>
        {text('schedule.change')}
      </Button>
      {rhythm !== 'once' && (
        <Button icon={<SkipForward {...iconProps} />} aria-haspopup="dialog" onClick={() => setAsked('skip')}>
          {text('schedule.skip')}
        </Button>
      )}
      <Button
        variant="ghost"
        icon={<CalendarX2 {...iconProps} />}
        aria-haspopup="dialog"
        onClick={() => setAsked('cancel')}
      >
        {text('schedule.cancel')}
      </Button>
      {asked === 'change' && <ChangeSchedule schedule={schedule} onClose={close} onChanged={done} />}
      {asked === 'skip' && (
        <ConfirmDialog
          variant="primary"
          title={text('schedule.skipTitle', { day: formatDay(next) })}
          description={
            afterwards ? text('schedule.skipText', { day: formatDay(afterwards) }) : text('schedule.skipLastText')
          }
          keep={text('payees.keep')}
          action={text('schedule.skipAction')}
          run={() => paymentsData().skipScheduled(id, next).then(done)}
          onClose={close}
        />
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          title={text('schedule.cancelTitle')}
          description={text('schedule.cancelText')}
          keep={text('payees.keep')}
          action={text('schedule.cancelAction')}
          run={() => paymentsData().cancelSchedule(id).then(done)}
          onClose={close}
        />
      )}
    </SheetActions>
  );
}
