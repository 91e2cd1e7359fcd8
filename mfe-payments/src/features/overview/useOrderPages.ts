import { usePages } from '@bank/shared/query';
import { paymentsData } from '../../data/paymentsData';

/** The bank answers with as many at a time. */
const AT_ONCE = 50;

/** What was ordered, the newest first. */
export function useOrderPages() {
  return usePages({
    key: ['/orders'],
    load: (before, signal) => paymentsData().orders(before, signal),
    nextOf: (page) => (page.length < AT_ONCE ? null : (page.at(-1)?.id ?? null)),
  });
}
