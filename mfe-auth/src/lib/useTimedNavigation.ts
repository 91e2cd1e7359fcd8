import { useNavigate } from '@bank/shared/router';
import { useEffect, useState } from 'react';

/**
 * Navigates after `delayMs`, unless the view unmounts or calls `stop` first.
 * @param state for the location that it leads to; the same object on each render
 */
export function useTimedNavigation(to: string, delayMs: number, state?: object) {
  const navigate = useNavigate();
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (isStopped) return undefined;
    const timer = setTimeout(() => navigate(to, { state }), delayMs);
    return () => clearTimeout(timer);
  }, [isStopped, navigate, to, delayMs, state]);
  return { isStopped, stop: () => setStopped(true) };
}
