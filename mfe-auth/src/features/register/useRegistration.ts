import { useUnsaved } from '@bank/shared/contract';
import { failureOf } from '@bank/shared/http';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { authData } from '../../data/authData';
import type { RegistrationOutcome } from '../../data/types';
import { showFailure } from '../page/showFailure';
import { showOtherSteps } from './otherSteps';
import { emptyRegistration, type Registration } from './registration';
import { useRegistrationSteps } from './useRegistrationSteps';

/** One form over three steps: what was typed stays, whichever step is on screen and whatever the bank says of it. */
export function useRegistration() {
  const form = useForm<Registration>({ defaultValues: emptyRegistration });
  const { reset } = form;
  useUnsaved(form.formState.isDirty);
  const { advance, ...position } = useRegistrationSteps();
  const proof = useRef('');
  const [received, setReceived] = useState<{ email: string; outcome: RegistrationOutcome }>();

  // Each step starts as if nothing had been submitted yet: no complaints while its fields are first filled in.
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
      showOtherSteps(form, failureOf(error), position.step);
    }
  });
  return { ...position, form, submit, received };
}
