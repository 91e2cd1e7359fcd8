import { formatDecimal } from '@bank/shared/format';
import { showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { useMemo } from 'react';
import { paymentsData } from '../../data/paymentsData';
import type { Schedule } from '../../data/types';
import { checkAmount, readAmount } from '../amount/readAmount';
import { inOurWords } from '../order/refusalTexts';
import { checkDate, checkEnd } from '../when/whenValues';

interface ChangedValues {
  amount: string;
  nextOn: string;
  /** Empty where it goes on until it is cancelled. */
  lastOn: string;
}

/** Sends what was changed alone: another next date has later ones counted from it. */
export function useScheduleChange({ id, amount, upcoming, lastOn }: Schedule, onChanged: () => void) {
  const former: ChangedValues = { amount: formatDecimal(amount), nextOn: upcoming[0] ?? '', lastOn: lastOn ?? '' };
  const checks = useMemo(
    () => ({
      amount: (typed: string) => checkAmount(typed, amount, { isDue: false }),
      nextOn: (date: string) => date === upcoming[0] || checkDate(date),
      lastOn: (end: string, { nextOn }: ChangedValues) => checkEnd(end, nextOn),
    }),
    [amount, upcoming],
  );
  const form = useForm(former, checks);
  const save = form.handleSubmit(async (values) => {
    const changed = readAmount(values.amount, amount.currency);
    try {
      await paymentsData().changeSchedule(id, {
        ...(changed && changed.minor !== amount.minor && { amount: changed }),
        ...(values.nextOn !== former.nextOn && { nextOn: values.nextOn }),
        ...(values.lastOn !== former.lastOn && { lastOn: values.lastOn || null }),
      });
      onChanged();
    } catch (error) {
      showFailure(form, inOurWords(failureOf(error)));
    }
  });
  return { form, save };
}
