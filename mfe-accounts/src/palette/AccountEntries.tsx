import type { Slots } from '@bank/shared/contract';
import { accountPath } from '@bank/shared/paths';
import { useQuery } from '@bank/shared/query';
import { useEffect } from 'react';
import { loadAccounts } from '../data/loadAccounts';
import { accountKinds } from '../features/accounts/accountKinds';
import { useText } from '../messages';

/** Each account, which leads to its page. */
export default function AccountEntries({ offer }: Slots['bank/palette/entries@1']) {
  const text = useText();
  const accounts = useQuery({ key: ['/accounts'], load: loadAccounts });
  const known = accounts.status === 'ready' ? accounts.data : undefined;
  useEffect(
    () =>
      known &&
      offer(
        known.map(({ id, name, type, lastFour, balance }) => ({
          id,
          section: 'accounts',
          label: name,
          icon: type === 'Credit Card' ? 'cards' : 'accounts',
          keywords: `${text(accountKinds[type].label)} ${text('search.keywords')}`,
          lastFour,
          amount: balance,
          to: accountPath(id),
        })),
      ),
    [known, offer, text],
  );
  return null;
}
