import { bankConfig } from '@bank/shared/config';
import type { Problem } from '@bank/shared/forms';
import { statusOf } from '@bank/shared/http';
import { signIn } from '@bank/shared/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { text } from '../../messages';
import { explainSignInFailure } from './explainSignInFailure';
import { askForPasskey, awaitPasskey } from './pickPasskey';
import { useSignedIn } from './useSignedIn';

const REFUSED = 422;
/** What browsers call a customer who picks none. */
const DECLINED = ['NotAllowedError', 'AbortError'];

export function canUsePasskeys(): boolean {
  return bankConfig().dataMode === 'live' && 'PublicKeyCredential' in window;
}

/** Passkeys are offered at the username until the customer asks for them, and again when that has led to nothing. */
export function usePasskey(onRefused: (problem: Problem) => void) {
  const isOffered = canUsePasskeys();
  const onSignedIn = useSignedIn();
  // A new object is a new ceremony: a challenge counts once.
  const [ceremony, setCeremony] = useState({ isAsked: false });

  const run = useEffectEvent(async (isAsked: boolean, signal: AbortSignal) => {
    try {
      const credential = await (isAsked ? askForPasskey(signal) : awaitPasskey(signal));
      if (!credential) return;
      await signIn({ credential }, signal);
      onSignedIn();
    } catch (error) {
      if (signal.aborted) return;
      const isDeclined = error instanceof Error && DECLINED.includes(error.name);
      if (!isDeclined) onRefused(explain(error));
      setCeremony({ isAsked: false });
    }
  });
  useEffect(() => {
    if (!isOffered) return undefined;
    const left = new AbortController();
    void run(ceremony.isAsked, left.signal);
    return () => left.abort();
  }, [isOffered, ceremony]);
  return { isOffered, isAsking: ceremony.isAsked, ask: () => setCeremony({ isAsked: true }) };
}

function explain(error: unknown): Problem {
  return statusOf(error) === REFUSED ? { message: text('login.passkeyRefused') } : explainSignInFailure(error);
}
