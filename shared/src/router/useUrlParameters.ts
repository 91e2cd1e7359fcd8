import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The query parameters of the address, and how to change some of them: empty ones are left out. The history's entry is
 * replaced, so Back leads to the page before. Fields may be bound to them: a change shows at once, while the router
 * renders in a transition.
 */
export function useUrlParameters(): [URLSearchParams, (changed: Record<string, string | undefined>) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  /** What the router is on its way to. It counts until the address is another one. */
  const [change, setChange] = useState({ from: parameters, to: parameters });
  const shown = change.from === parameters ? change.to : parameters;
  const show = (changed: Record<string, string | undefined>) => {
    const next = new URLSearchParams(shown);
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setChange({ from: parameters, to: next });
    void navigate(`?${next}`, { replace: true });
  };
  return [shown, show];
}
