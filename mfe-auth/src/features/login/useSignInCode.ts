import { useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { signIn } from '@bank/shared/session';
import { useEffect, useRef, useState } from 'react';
import { text } from '../../messages';
import { checkCode } from '../verification/verificationCode';
import { explainSignInFailure } from './explainSignInFailure';
import { useSignedIn } from './useSignedIn';

const RECOVERY_CODE = /^[2-9A-HJ-NP-Z]{16}$/i;
/** What finishes a sign-in. */
export type SecondStep = 'app' | 'passkey' | 'recovery';

const checks = {
  passkey: {},
  app: { code: checkCode },
  recovery: {
    code: (typed: string) => RECOVERY_CODE.test(typed.replaceAll(/[\s-]/g, '')) || text('twoStep.recoveryWrong'),
  },
};

/** @param onOver when this proof of the password counts no more */
export function useSignInCode(proof: string, first: SecondStep, onOver: (reason: string) => void) {
  const [kind, setKind] = useState(first);
  const form = useForm({ code: '' }, checks[kind]);
  const onSignedIn = useSignedIn();
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current?.abort();
  }, []);

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await signIn({ proof, code: code.replaceAll(/\s/g, '') }, left.current?.signal);
      onSignedIn();
    } catch (error) {
      if (left.current?.signal.aborted) return;
      const failure = failureOf(error);
      if (failure.type === 'code-expired') onOver(text('twoStep.over'));
      else if (failure.type === 'wrong-code') form.refuse({ code: { message: text('twoStep.wrong') } });
      else form.refuse({ root: explainSignInFailure(error) });
    }
  });
  const changeKind = () => {
    form.clear();
    form.restart();
    setKind(kind === first ? 'recovery' : first);
  };
  return { form, submit, kind, changeKind };
}
