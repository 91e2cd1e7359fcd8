import { useUnsaved } from '@bank/shared/contract';
import { showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { useEffect, useState } from 'react';
import { authData } from '../../data/authData';
import { emptyRegistration, type Registration } from '../../data/registration';
import type { RegistrationOutcome } from '../../data/types';
import { registrationChecks } from './registrationChecks';
import { showErrorsOnOtherSteps } from './showErrorsOnOtherSteps';
import { useRegistrationCode } from './useRegistrationCode';
import { useRegistrationSteps } from './useRegistrationSteps';

/** The bank knows then whom to send a code. */
const LAST_STEP_ABOUT_PERSON = 2;

/** One form for all steps, so that input survives going back and an API error. */
export function useRegistration() {
  const form = useForm(emptyRegistration, registrationChecks);
  const { restart } = form;
  useUnsaved(form.isDirty);
  const { advance, ...position } = useRegistrationSteps();
  const { proof, send, sendOnce } = useRegistrationCode();
  const [received, setReceived] = useState<{ email: string; outcome: RegistrationOutcome }>();

  // Each step starts unsubmitted: otherwise its fields would validate while they are first filled in.
  useEffect(restart, [restart, position.step]);

  const register = async (registration: Registration) => {
    const outcome = await authData().register(registration, proof);
    form.clear();
    setReceived({ email: registration.email, outcome });
  };
  const showProblem = (error: unknown) => {
    showFailure(form, failureOf(error));
    showErrorsOnOtherSteps(form, failureOf(error), position.step);
  };
  const submit = form.handleSubmit(async (registration) => {
    try {
      if (position.isLast) return await register(registration);
      if (position.step === LAST_STEP_ABOUT_PERSON) await sendOnce(registration);
      advance();
    } catch (error) {
      showProblem(error);
    }
  });
  /** @returns whether it was sent */
  const sendNewCode = async () => {
    try {
      await send(form.values);
    } catch (error) {
      showProblem(error);
      return false;
    }
    form.restart();
    form.change('code', '');
    return true;
  };
  return { ...position, form, submit, received, needsCode: proof !== undefined, sendNewCode };
}
