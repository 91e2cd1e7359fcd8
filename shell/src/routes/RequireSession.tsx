import { loginPath, paths } from '@bank/shared/paths';
import { Navigate, Outlet, useLocation } from '@bank/shared/router';
import { useSession } from '@bank/shared/session';

/** Lets signed-in customers in; others sign in first, and come back unless they left on purpose. */
export function RequireSession() {
  const { status, id, end } = useSession();
  const { pathname, search, hash } = useLocation();
  // Another session is another customer, perhaps: nothing that the former one saw stays.
  if (status === 'signed-in') return <Outlet key={id} />;
  return <Navigate to={end === 'left' ? paths.login : loginPath(pathname + search + hash)} replace />;
}
