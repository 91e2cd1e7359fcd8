import { useEffect, useState } from 'react';

/** Whole seconds until a moment in ms since 1970, counted down while the caller is on screen; never below 0. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(Math.ceil((moment - now) / 1000), 0);
}
