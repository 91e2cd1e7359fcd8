import { paths, RETURN_TO, safeReturnTo } from '@bank/shared/paths';
import { useNavigate, useSearchParams } from '@bank/shared/router';
import { type Notice, notify } from '@bank/shared/toast';
import { text } from '../../messages';

/** Shown on the way to the dashboard only: it says where the customer is going. */
function welcome(): Notice {
  return { kind: 'success', title: text('login.welcome'), description: text('login.welcomeDetail') };
}

/** @returns a function that leads to where the customer wanted to go */
export function useSignedIn(): () => void {
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  return () => {
    const target = safeReturnTo(searchParams.get(RETURN_TO));
    if (target.startsWith(paths.dashboard)) notify(welcome());
    navigate(target, { replace: true });
  };
}
