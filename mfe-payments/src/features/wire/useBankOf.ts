import type { Form } from '@bank/shared/forms';
import { useSettled } from '@bank/shared/query';
import { useEffect, useEffectEvent } from 'react';
import { paymentsData } from '../../data/paymentsData';
import type { WireBank } from '../../data/types';
import { plain, type WireValues } from './wireValues';

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Fills in the bank that the number names, and its BIC where the customer has typed none. The form works without. */
export function useBankOf({ values, change }: Form<WireValues>): void {
  const number = useSettled(plain(values.number));
  const fill = useEffectEvent((found: WireBank | null) => {
    const isOurs = values.bic === '' || values.bic === values.bank?.bic;
    change('bank', found);
    if (found && isOurs) change('bic', found.bic);
  });
  useEffect(() => {
    const asking = new AbortController();
    const show = (found?: WireBank) => {
      if (!asking.signal.aborted) fill(found ?? null);
    };
    if (IBAN.test(number))
      paymentsData()
        .findWireBank(number, asking.signal)
        .then(show, () => show());
    else show();
    return () => asking.abort();
  }, [number]);
}
