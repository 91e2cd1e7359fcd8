import { useUnsaved } from '@bank/shared/contract';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { emptyRegistration, type Registration } from './registration';
import { submitRegistration } from './submitRegistration';
import { useRegistrationSteps } from './useRegistrationSteps';

/** One form over three steps: what was typed stays, whichever step is on screen. */
export function useRegistration() {
  const form = useForm<Registration>({ defaultValues: emptyRegistration });
  const { reset } = form;
  useUnsaved(form.formState.isDirty);
  const { advance, ...position } = useRegistrationSteps();
  const [receivedFor, setReceivedFor] = useState<string>();

  // Each step starts as if nothing had been submitted yet: no complaints while its fields are first filled in.
  useEffect(() => reset(undefined, { keepValues: true, keepDirty: true }), [reset, position.step]);

  const register = async (registration: Registration) => {
    try {
      await submitRegistration(registration);
    } catch {
      return form.setError('root', { message: 'Your registration could not be sent. Nothing is lost: try again.' });
    }
    reset();
    setReceivedFor(registration.email);
  };
  const submit = form.handleSubmit((registration) => (position.isLast ? register(registration) : advance()));
  return { ...position, form, submit, receivedFor };
}
