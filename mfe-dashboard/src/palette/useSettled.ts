import { useEffect, useState } from 'react';

/** Long enough that most words are typed in one go. */
const SETTLE_MS = 250;

/** Follows a text once nothing has been typed for a moment. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
