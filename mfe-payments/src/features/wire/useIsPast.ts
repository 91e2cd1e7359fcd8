import { useEffect, useState } from 'react';

/** @param time in ms since the epoch */
export function useIsPast(time: number): boolean {
  const [past, setPast] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setPast(time), Math.max(time - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [time]);
  return past === time;
}
