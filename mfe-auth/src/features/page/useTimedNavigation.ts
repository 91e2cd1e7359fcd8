import { useNavigate } from '@bank/shared/router';
import { useEffect } from 'react';

/** Leads to a page after `delay` ms, unless the customer leaves the calling view first. */
export function useTimedNavigation(to: string, delay: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to), delay);
    return () => clearTimeout(timer);
  }, [navigate, to, delay]);
}
