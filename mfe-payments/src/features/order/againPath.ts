import type { Money } from '@bank/shared/format';
import { paths } from '@bank/shared/paths';
import type { Order } from '../../data/types';

export const anotherPaths: Record<Order['kind'], string> = {
  internal: paths.internalTransfer,
  external: paths.externalTransfer,
  wire: paths.wireTransfer,
};

/** Where the form starts with what an order was about. */
export function againPath(kind: Order['kind'], again: NonNullable<Order['again']>, amount?: Money): string {
  const query = new URLSearchParams({ from: again.fromAccountId, to: again.to });
  if (amount) query.set('amount', String(amount.minor));
  return `${anotherPaths[kind]}?${query}`;
}
