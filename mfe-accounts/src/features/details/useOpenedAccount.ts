import type { Account } from '@bank/shared/api';
import { useUrlParameters } from '@bank/shared/router';
import { useEffect, useState } from 'react';

/** Query parameter with which other pages open the details of an account, by its id. */
const DETAILS_PARAM = 'details';

/** Whose details are open. */
export function useOpenedAccount(shown: readonly Account[]) {
  const [opened, setOpened] = useState<Account>();
  const [parameters, change] = useUrlParameters();
  const wanted = parameters.get(DETAILS_PARAM);
  useEffect(() => {
    const account = shown.find(({ id }) => id === wanted);
    if (!account) return;
    setOpened(account);
    change({ [DETAILS_PARAM]: undefined });
  }, [shown, wanted, change]);
  return [opened, setOpened] as const;
}
