import { useUnsaved } from '@bank/shared/contract';
import { failureOf } from '@bank/shared/http';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { authData } from '../../data/authData';
import type { RegistrationOutcome } from '../../data/types';
import { showFailure } from '../../lib/showFailure';
import { emptyRegistration, type Registration } from './registration';
import { showErrorsOnOtherSteps } from './showErrorsOnOtherSteps';
import { useRegistrationSteps } from './useRegistrationSteps';

/** One form for all steps, so that input survives going back and an API error. */
export function useRegistration() {
  const form = useForm<Registration>({ defaultValues: emptyRegistration });
  const { reset } = form;
  useUnsaved(form.formState.isDirty);
  const { advance, ...position } = useRegistrationSteps();
  const proof = useRef('');
  const [received, setReceived] = useState<{ email: string; outcome: RegistrationOutcome }>();

  // Each step starts unsubmitted: otherwise its fields would validate while they are first filled in.
  useEffect(() => reset(undefined, { keepValues: true, keepDirty: true }), [reset, position.step]);

  const register = async (registration: Registration) => {
    const outcome = await authData().register(registration, proof.current);
    reset();
    setReceived({ email: registration.email, outcome });
  };
  const checkIdentity = async (registration: Registration) => {
    proof.current = await authData().checkIdentity(registration);
    advance();
  };
  const submit = form.handleSubmit(async (registration) => {
    try {
      if (position.isLast) await register(registration);
      else if (position.step === 1) await checkIdentity(registration);
      else advance();
    } catch (error) {
      showFailure(form, error);
      showErrorsOnOtherSteps(form, failureOf(error), position.step);
    }
  });
  return { ...position, form, submit, received };
}
