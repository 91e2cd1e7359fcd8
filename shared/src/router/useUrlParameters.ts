import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Returns the query parameters of the address, and a function that changes some of them and removes empty ones. A change
 * replaces the history's entry, so Back leads to the page before. It shows at once, while the router still renders in a
 * transition, so fields may be bound to the parameters.
 */
export function useUrlParameters(): [URLSearchParams, (changed: Record<string, string | undefined>) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  /** The router is on its way to `to`, which counts until the address differs from `from`. */
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
