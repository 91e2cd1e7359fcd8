import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The query parameters of the address, and how to change some of them: empty ones are left out. The history's entry is
 * replaced, so Back leads to the page before. Fields may be bound to them: a change shows at once, while the router
 * renders in a transition.
 */
export function useUrlParameters(): [URLSearchParams, (changed: Record<string, string | undefined>) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(parameters);
  const change = (changed: Record<string, string | undefined>) =>
    startTransition(async () => {
      const next = new URLSearchParams(shown);
      for (const [name, value] of Object.entries(changed)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      show(next);
      await navigate(`?${next}`, { replace: true });
    });
  return [shown, change];
}
