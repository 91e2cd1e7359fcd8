import { formatDecimal } from '@bank/shared/format';
import { showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { useMemo, useState } from 'react';
import { paymentsData } from '../../data/paymentsData';
import type { Schedule } from '../../data/types';
import { checkAmount, readAmount } from '../amount/readAmount';
import { inOurWords } from '../order/refusalTexts';
import { type StepUp, startStepUp } from '../stepUp/stepUps';
import { checkDate, checkEnd } from '../when/whenValues';

interface ChangedValues {
  amount: string;
  nextOn: string;
  /** Empty where it goes on until it is cancelled. */
  lastOn: string;
}

/** Sends what was changed alone: another next date has later ones counted from it. */
export function useScheduleChange({ id, amount, rhythm, upcoming, lastOn }: Schedule, onChanged: () => void) {
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
  const [stepUp, setStepUp] = useState<StepUp>();
  const send = async (values: ChangedValues) => {
    setStepUp(undefined);
    const changed = readAmount(values.amount, amount.currency);
    try {
      await paymentsData().changeSchedule(id, {
        ...(changed && changed.minor !== amount.minor && { amount: changed }),
        ...(values.nextOn !== former.nextOn && { nextOn: values.nextOn }),
        ...(values.lastOn !== former.lastOn && { lastOn: values.lastOn || null }),
      });
      onChanged();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.stepUp === undefined) showFailure(form, inOurWords(failure));
      else await startStepUp(failure.stepUp).then(setStepUp, (refused) => showFailure(form, failureOf(refused)));
    }
  };
  const confirmed = () => void send(form.values);
  const { nextOn, lastOn: end } = form.values;
  return {
    form,
    save: form.handleSubmit(send),
    stepUp,
    confirmed,
    amount: readAmount(form.values.amount, amount.currency),
    plan: { firstOn: nextOn, rhythm, ...(end && { lastOn: end }) },
  };
}
