import { paths, RETURN_TO, safeReturnTo } from '@bank/shared/paths';
import { Navigate, Outlet, useLocation, useSearchParams } from '@bank/shared/router';
import { useSession } from '@bank/shared/session';
import { useEffect } from 'react';
import { prefetchPage } from '../federation/federation';

/** In ms: late enough not to hold up this page, early enough that the dashboard is there after the sign-in. */
const PREFETCH_AFTER = 1000;

/** The public pages. Whoever is signed in already has no use for the sign-in page, and goes on. */
export function PublicGate() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  useEffect(() => {
    if (pathname !== paths.login) return undefined;
    const timer = setTimeout(prefetchPage, PREFETCH_AFTER, paths.dashboard);
    return () => clearTimeout(timer);
  }, [pathname]);

  if (status === 'signed-in' && pathname === paths.login) {
    return <Navigate to={safeReturnTo(search.get(RETURN_TO))} replace />;
  }
  return <Outlet />;
}
