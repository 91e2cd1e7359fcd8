import { useQuery } from '@bank/shared/query';
import { useMemo } from 'react';
import { dashboardData } from '../../data/dashboardData';

export type AccountNames = ReadonlyMap<string, string>;

/**
 * Returns names by id. Empty while they load or if they fail, as the history is worth showing without them.
 * @param account whose history it is, and who needs no name in it
 */
export function useAccountNames(account?: string): AccountNames {
  const accounts = useQuery({ key: ['/accounts'], load: (signal) => dashboardData().accounts(signal) });
  const known = accounts.status === 'ready' && account === undefined ? accounts.data : undefined;
  return useMemo(() => new Map(known?.map(({ id, name }) => [id, name])), [known]);
}
