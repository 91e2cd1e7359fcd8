import { loginPath, paths } from '@bank/shared/paths';
import { prepareQueries } from '@bank/shared/query';
import { Navigate, Outlet, useLocation } from '@bank/shared/router';
import { useSession } from '@bank/shared/session';
import { useEffect } from 'react';

/** Returns customers to this page after sign-in, unless they signed out on purpose. */
export function RequireSession() {
  const { status, id, end } = useSession();
  const { pathname, search, hash } = useLocation();
  // While the page's own code loads.
  useEffect(() => {
    if (status === 'signed-in') prepareQueries();
  }, [status]);
  // A new key per session, since it may be another customer's: no state may survive.
  if (status === 'signed-in') return <Outlet key={id} />;
  return <Navigate to={end === 'left' ? paths.login : loginPath(pathname + search + hash)} replace />;
}
