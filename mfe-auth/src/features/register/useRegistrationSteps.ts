import { paths } from '@bank/shared/paths';
import { useLocation, useNavigate } from '@bank/shared/router';
import { useState } from 'react';
import { steps } from './steps';

/** Each step has its own history entry, so that the browser's back button goes back one step. */
export function useRegistrationSteps() {
  const navigate = useNavigate();
  const { state } = useLocation();
  // A reload keeps the history state but loses the input, so it has to start at step 1 again.
  const [reached, setReached] = useState(1);
  const step = Math.min(readStep(state), reached);

  const advance = () => {
    setReached(Math.max(reached, step + 1));
    navigate(paths.register, { state: { step: step + 1 } });
  };
  const goBack = () => (step === 1 ? navigate(paths.login) : navigate(-1));
  return { step, content: steps[step - 1] ?? steps[0], isLast: step === steps.length, advance, goBack };
}

function readStep(state: unknown): number {
  const hasStep = typeof state === 'object' && state !== null && 'step' in state;
  return hasStep && typeof state.step === 'number' ? state.step : 1;
}
