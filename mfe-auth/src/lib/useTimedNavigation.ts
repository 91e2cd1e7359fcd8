import { useNavigate } from '@bank/shared/router';
import { useEffect } from 'react';

/** Navigates after `delayMs`, unless the view unmounts first. */
export function useTimedNavigation(to: string, delayMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to), delayMs);
    return () => clearTimeout(timer);
  }, [navigate, to, delayMs]);
}
