import { type Form, showFailure } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { useState } from 'react';
import { type StepUp, startStepUp } from './stepUps';

type NewCode = 'none' | 'asked' | 'sent';

/** The code that was sent last is the one that counts. */
export function useNewCode(first: StepUp) {
  const [stepUp, setStepUp] = useState(first);
  const [status, setStatus] = useState<NewCode>('none');
  const askAnew = async <Values extends object>(form: Form<Values>) => {
    setStatus('asked');
    try {
      setStepUp(await startStepUp(first.id));
      form.clear();
      setStatus('sent');
    } catch (error) {
      showFailure(form, failureOf(error));
      setStatus('none');
    }
  };
  return { stepUp, isAsked: status === 'asked', isSent: status === 'sent', askAnew };
}
