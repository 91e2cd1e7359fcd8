import { paths, RETURN_TO, safeReturnTo } from '@bank/shared/paths';
import { Navigate, Outlet, useLocation, useSearchParams } from '@bank/shared/router';
import { useSession } from '@bank/shared/session';
import { useEffect } from 'react';
import { prefetchPage } from '../remotes/federation';
import { usePublicPage } from './useHeadingFocus';

/** Late enough not to slow down this page, early enough for the dashboard to be ready after sign-in. */
const PREFETCH_DELAY_MS = 1000;

interface PublicGateProps {
  /** Loads what stands around the dashboard. */
  prepareFrame: () => void;
}

export function PublicGate({ prepareFrame }: PublicGateProps) {
  const { status } = useSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  useEffect(() => {
    if (pathname !== paths.login) return undefined;
    const timer = setTimeout(() => {
      prepareFrame();
      prefetchPage(paths.dashboard);
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, prepareFrame]);

  // Who signs in from another tab turns nobody back who is on the way to another page, which is still rendering.
  const isLeft = !window.location.pathname.endsWith(pathname);
  if (status === 'signed-in' && pathname === paths.login && !isLeft) {
    return <Navigate to={safeReturnTo(search.get(RETURN_TO))} replace />;
  }
  return <PublicPage />;
}

function PublicPage() {
  usePublicPage();
  return <Outlet />;
}
