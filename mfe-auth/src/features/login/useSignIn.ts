import { paths, RETURN_TO, safeReturnTo } from '@bank/shared/paths';
import { useNavigate, useSearchParams } from '@bank/shared/router';
import { type Credentials, signIn } from '@bank/shared/session';
import { type Notice, notify } from '@bank/shared/toast';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { signInFailure } from './signInFailure';

/** For those whom the sign-in leads to the dashboard: elsewhere it would not be true, and only cover the page. */
const welcome: Notice = {
  kind: 'success',
  title: 'Welcome Back!',
  description: 'Login successful. Redirecting to your dashboard...',
};

/** The sign-in form: leads on when it worked, says why when not, and is cancelled when the customer leaves. */
export function useSignIn() {
  const form = useForm<Credentials>({ defaultValues: { username: '', password: '' } });
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
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
      if (!signal.aborted) form.setError('root', { message: signInFailure(error) });
      return;
    }
    const target = safeReturnTo(searchParams.get(RETURN_TO));
    if (target.startsWith(paths.dashboard)) notify(welcome);
    navigate(target, { replace: true });
  });
  return { form, submit };
}
