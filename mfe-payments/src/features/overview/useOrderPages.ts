import { usePages } from '@bank/shared/query';
import { paymentsData } from '../../data/paymentsData';

/** The bank answers with this many at a time. */
const AT_ONCE = 50;

/** Returns pages of orders, the newest first. */
export function useOrderPages() {
  return usePages({
    key: ['/orders'],
    load: (before, signal) => paymentsData().orders(before, signal),
    nextOf: (page) => (page.length < AT_ONCE ? null : (page.at(-1)?.id ?? null)),
  });
}
