import { loginPath, paths } from '@bank/shared/paths';
import { Navigate, Outlet, useLocation } from '@bank/shared/router';
import { useSession } from '@bank/shared/session';

/** Lets signed-in customers in; others sign in first, and come back unless they left on purpose. */
export function RequireSession() {
  const { status, hasLeft } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'signed-in') return <Outlet />;
  return <Navigate to={hasLeft ? paths.login : loginPath(pathname + search + hash)} replace />;
}
