import { useQuery } from '@bank/shared/query';
import { dashboardData } from '../../data/dashboardData';
import { type Offer, offersFor } from './offers';

/** What is offered to this customer. */
export function useOffers(): Offer[] {
  const accounts = useQuery({ key: ['/accounts'], load: (signal) => dashboardData().accounts(signal) });
  return offersFor(accounts.status === 'ready' ? accounts.data.map(({ type }) => type) : undefined);
}
