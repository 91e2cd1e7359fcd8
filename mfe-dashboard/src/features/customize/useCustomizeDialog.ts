import { useHeaderActions } from '@bank/shared/contract';
import { useSearchParams } from '@bank/shared/router';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** Name of the query parameter with which other pages open the dialog. */
const CUSTOMIZE_PARAMETER = 'customize';

/** Whether the dialog is open, and its three doors: the returned `open`, the header's action, the address. */
export function useCustomizeDialog() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useHeaderActions(useMemo(() => ({ customize: open }), [open]));

  const [parameters, setParameters] = useSearchParams();
  const isAsked = parameters.get(CUSTOMIZE_PARAMETER) === '1';
  useEffect(() => {
    if (!isAsked) return;
    open();
    setParameters(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(CUSTOMIZE_PARAMETER);
        return rest;
      },
      { replace: true },
    );
  }, [isAsked, open, setParameters]);

  return { isOpen, open, close };
}
