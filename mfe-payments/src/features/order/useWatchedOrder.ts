import { invalidateQueries } from '@bank/shared/query';
import { useEffect } from 'react';
import type { OrderStatus } from '../../data/types';

const ASK_EVERY_MS = 10_000;

/** Asks again for what is on its way, and for what changes with it, until it has an end. */
export function useWatchedOrder(status: OrderStatus): void {
  useEffect(() => {
    if (status !== 'on-its-way') return undefined;
    const timer = setInterval(() => invalidateQueries('/orders', '/accounts', '/transactions'), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [status]);
}
