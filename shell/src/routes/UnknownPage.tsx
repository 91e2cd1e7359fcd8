import { paths } from '@bank/shared/paths';
import { Navigate, useLocation } from '@bank/shared/router';
import { notify } from '@bank/shared/toast';
import { useEffect } from 'react';
import { text } from '../messages';

/** Leads to the sign-in page, as the bank's own address does, and from there to the dashboard; says why, for an address that is wrong. */
export function UnknownPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== '/') notify({ title: text('unknown.title'), description: text('unknown.text') });
  }, [pathname]);
  return <Navigate to={paths.login} replace />;
}
