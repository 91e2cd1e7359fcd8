import { failureOf } from '@bank/shared/http';
import { useQuery, useSettled } from '@bank/shared/query';
import { useMemo, useState } from 'react';
import { paymentsData } from '../../data/paymentsData';
import type { WirePrice } from '../../data/types';
import { refusalTextOf } from '../order/refusalTexts';
import { priceRequestOf, type WireValues } from './wireValues';

/** What fee, rate and arrival are shown for while there is no amount. */
const EXAMPLE = 1000_00;

/** What the wire that is typed costs. Until the bank has said so, the price before it stands, and is not `current`. */
export function usePrice({ side, currency, amount, debit }: WireValues) {
  const typed = useMemo(() => priceRequestOf({ side, currency, amount, debit }), [side, currency, amount, debit]);
  const settled = useSettled(typed);
  const request = settled?.currency === currency ? settled : { currency, debit: EXAMPLE };
  const query = useQuery<WirePrice>({
    key: ['/wires/prices', request],
    load: (signal) => paymentsData().priceWire(request, signal),
  });
  const [last, setLast] = useState<WirePrice>();
  const loaded = query.status === 'ready' ? query.data : undefined;
  if (loaded && loaded !== last) setLast(loaded);
  const isKnown = last?.amount.currency === currency;
  const problem = query.status === 'error' ? failureOf(query.error) : undefined;
  return {
    price: loaded ?? (isKnown && !problem ? last : undefined),
    /** Otherwise it is an example's. */
    isTyped: typed !== undefined && settled !== undefined,
    isCurrent: loaded !== undefined && typed === settled,
    refusal: refusalTextOf(problem?.type),
    isMissing: problem !== undefined && refusalTextOf(problem.type) === undefined,
    retry: query.retry,
  };
}
