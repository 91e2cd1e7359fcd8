import { useHeaderActions } from '@bank/shared/contract';
import { useSearchParams } from '@bank/shared/router';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type remote from '../../../remote';

/** Query parameter with which other pages open the dialog. */
const CUSTOMIZE_PARAM = 'customize';

/** The dialog opens by the returned `open`, the header action or the query parameter. */
export function useCustomizeDialog() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => startTransition(() => setOpen(true)), []);
  const close = useCallback(() => setOpen(false), []);
  useHeaderActions<typeof remote>({ customize: open });

  const [parameters, setParameters] = useSearchParams();
  const isRequested = parameters.get(CUSTOMIZE_PARAM) === '1';
  useEffect(() => {
    if (!isRequested) return;
    open();
    setParameters(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(CUSTOMIZE_PARAM);
        return rest;
      },
      { replace: true },
    );
  }, [isRequested, open, setParameters]);

  return { isOpen, open, close };
}
