import { FormAlert } from '@bank/shared/forms';
import { Button, Dialog } from '@bank/shared/ui';
import type { Schedule } from '../../data/types';
import { useText } from '../../messages';
import { DateField } from '../../ui/DateField';
import { OrderForm } from '../../ui/OrderForm';
import { AmountField } from '../amount/AmountField';
import { StepUpDialog } from '../stepUp/StepUpDialog';
import { useConfirmationLead } from '../stepUp/useConfirmationLead';
import { firstDate, lastDate } from '../when/whenValues';
import { useScheduleChange } from './useScheduleChange';

interface ChangeScheduleProps {
  schedule: Schedule;
  onClose: () => void;
  onChanged: () => void;
}

export function ChangeSchedule({ schedule, onClose, onChanged }: ChangeScheduleProps) {
  const text = useText();
  const leadOf = useConfirmationLead();
  const { form, save, stepUp, confirmed, amount, plan } = useScheduleChange(schedule, onChanged);
  const isRepeated = schedule.rhythm !== 'once';
  if (stepUp && amount) {
    const lead = leadOf({ amount, payee: schedule.to.name, plan });
    return <StepUpDialog stepUp={stepUp} lead={lead} onConfirmed={confirmed} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} title={text('schedule.changeTitle')} description={text('schedule.changeText')}>
      <OrderForm onSubmit={save}>
        <FormAlert message={form.problem?.message} reference={form.problem?.reference} />
        <AmountField currency={schedule.amount.currency} {...form.field('amount')} />
        <DateField
          label={text(isRepeated ? 'schedule.nextDate' : 'order.date')}
          min={firstDate()}
          max={lastDate()}
          required
          {...form.field('nextOn')}
        />
        {isRepeated && (
          <DateField
            label={text('when.last')}
            hint={text('when.lastHint')}
            min={form.values.nextOn}
            {...form.field('lastOn')}
          />
        )}
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {text('schedule.save')}
        </Button>
      </OrderForm>
    </Dialog>
  );
}
