import { useQuery } from '@bank/shared/query';
import { getProfile } from '@bank/shared/session';
import { useEffect } from 'react';

/** Specified behaviour: the profile is fetched and logged, not shown. */
export function useLogProfile(): void {
  const profile = useQuery({ key: ['/auth/me'], load: getProfile });
  const data = profile.status === 'ready' ? profile.data : undefined;
  const error = profile.status === 'error' ? profile.error : undefined;

  useEffect(() => {
    if (data) console.info('Profile', data);
  }, [data]);
  useEffect(() => {
    if (error) console.error('Failed to fetch profile', error);
  }, [error]);
}
