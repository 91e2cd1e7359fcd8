import { statusOf } from '@bank/shared/http';
import { useCallback, useEffect, useRef, useState } from 'react';

const FIRST_CHECK_MS = 2000;
const MAX_CHECK_MS = 15_000;
const SERVER_ERROR = 500;

interface Submission<Result> {
  onPlaced: (result: Result) => void;
  onRefused: (error: unknown) => void;
}

/**
 * Nobody is told that an order failed unless the bank says so: after a lost answer it is asked for until there is one.
 * `checking`: there is none yet.
 */
export function useSubmission<Result>(submission: Submission<Result>) {
  const [status, setStatus] = useState<'idle' | 'sending' | 'checking'>('idle');
  const [checks, setChecks] = useState(0);
  const place = useRef<() => Promise<Result>>(() => Promise.reject(new Error('There is nothing to order.')));
  const latest = useRef(submission);
  const isOnScreen = useRef(true);
  useEffect(() => {
    latest.current = submission;
  });
  useEffect(() => {
    isOnScreen.current = true;
    return () => {
      isOnScreen.current = false;
    };
  }, []);

  const ask = useCallback(async () => {
    try {
      const result = await place.current();
      if (isOnScreen.current) latest.current.onPlaced(result);
    } catch (error) {
      if (!isOnScreen.current) return;
      if (isAnswer(error)) {
        setStatus('idle');
        latest.current.onRefused(error);
      } else {
        setStatus('checking');
        setChecks((count) => count + 1);
      }
    }
  }, []);

  useEffect(() => {
    if (status !== 'checking') return undefined;
    const timer = setTimeout(ask, Math.min(FIRST_CHECK_MS * 2 ** (checks - 1), MAX_CHECK_MS));
    return () => clearTimeout(timer);
  }, [status, checks, ask]);

  /** @param order places it; asked again, with the same key, it tells what became of it */
  const submit = (order: () => Promise<Result>) => {
    place.current = order;
    setStatus('sending');
    void ask();
  };
  return { status, submit };
}

function isAnswer(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && status < SERVER_ERROR;
}
