import { useEffect, useState } from 'react';

/** @param moment in ms since 1970 */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(Math.ceil((moment - now) / 1000), 0);
}
