import { useSearchParams } from '@bank/shared/router';
import { useCallback, useEffect, useState } from 'react';

/** Query parameter with which other pages open the dialog. */
const ADD_PARAM = 'add';

/** The dialog opens by the returned `open` or the query parameter. */
export function useAddDialog() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const [parameters, setParameters] = useSearchParams();
  const isRequested = parameters.get(ADD_PARAM) === '1';
  useEffect(() => {
    if (!isRequested) return;
    open();
    setParameters(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(ADD_PARAM);
        return rest;
      },
      { replace: true },
    );
  }, [isRequested, open, setParameters]);
  return { isOpen, open, close };
}
