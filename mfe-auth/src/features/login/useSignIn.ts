import { useForm } from '@bank/shared/forms';
import { type Credentials, signIn } from '@bank/shared/session';
import { useEffect, useRef } from 'react';
import { checkTyped } from '../../lib/checkFilled';
import { text } from '../../messages';
import { explainSignInFailure } from './explainSignInFailure';
import { useSignedIn } from './useSignedIn';

const checks = {
  username: checkTyped(() => text('login.usernameMissing')),
  password: checkTyped(() => text('login.passwordMissing')),
};

export function useSignIn() {
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
      if (!signal.aborted) form.refuse({ root: { message: explainSignInFailure(error) } });
      return;
    }
    onSignedIn();
  });
  return { form, submit };
}
