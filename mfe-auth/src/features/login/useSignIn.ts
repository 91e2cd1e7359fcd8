import { useForm } from '@bank/shared/forms';
import { paths, RETURN_TO, safeReturnTo } from '@bank/shared/paths';
import { useNavigate, useSearchParams } from '@bank/shared/router';
import { type Credentials, signIn } from '@bank/shared/session';
import { type Notice, notify } from '@bank/shared/toast';
import { useEffect, useRef } from 'react';
import { checkTyped } from '../../lib/checkFilled';
import { text } from '../../messages';
import { explainSignInFailure } from './explainSignInFailure';

/** Shown on the way to the dashboard only: it says where the customer is going. */
function welcome(): Notice {
  return { kind: 'success', title: text('login.welcome'), description: text('login.welcomeDetail') };
}

const checks = {
  username: checkTyped(() => text('login.usernameMissing')),
  password: checkTyped(() => text('login.passwordMissing')),
};

export function useSignIn() {
  const form = useForm<Credentials>({ username: '', password: '' }, checks);
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
      if (!signal.aborted) form.refuse({ root: { message: explainSignInFailure(error) } });
      return;
    }
    const target = safeReturnTo(searchParams.get(RETURN_TO));
    if (target.startsWith(paths.dashboard)) notify(welcome());
    navigate(target, { replace: true });
  });
  return { form, submit };
}
