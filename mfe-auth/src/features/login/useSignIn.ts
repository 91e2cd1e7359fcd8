import type { StartedSignIn } from '@bank/shared/api';
import { useForm } from '@bank/shared/forms';
import { CodeNeeded, type Credentials, signIn } from '@bank/shared/session';
import { useEffect, useRef } from 'react';
import { checkTyped } from '../../lib/checkFilled';
import { text } from '../../messages';
import { explainSignInFailure } from './explainSignInFailure';
import { useSignedIn } from './useSignedIn';

const checks = {
  username: checkTyped(() => text('login.usernameMissing')),
  password: checkTyped(() => text('login.passwordMissing')),
};

/** @param onCodeNeeded when the password was right, but is not enough */
export function useSignIn(onCodeNeeded: (started: StartedSignIn) => void) {
  const form = useForm<Credentials>({ username: '', password: '' }, checks);
  const onSignedIn = useSignedIn();
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  const submit = form.handleSubmit(async (credentials) => {
    if (attempt.current) return;
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    try {
      await signIn(credentials, signal);
    } catch (error) {
      attempt.current = undefined;
      if (signal.aborted) return;
      if (error instanceof CodeNeeded) onCodeNeeded(error.started);
      else form.refuse({ root: explainSignInFailure(error) });
      return;
    }
    onSignedIn();
  });
  return { form, submit };
}
