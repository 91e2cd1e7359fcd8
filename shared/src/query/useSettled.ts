import { useEffect, useState } from 'react';

/** Long enough that most words and amounts are typed in one go. */
const SETTLE_MS = 250;

/** Follows what is typed once it has stayed the same for a moment, so that the bank is not asked at each key. */
export function useSettled<Value>(typed: Value): Value {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
