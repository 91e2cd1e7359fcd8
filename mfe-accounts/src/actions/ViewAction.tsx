import type { Slots } from '@bank/shared/contract';
import { iconProps, MenuItem } from '@bank/shared/ui';
import { Eye } from 'lucide-react';
import { accountKinds } from '../features/accounts/accountKinds';
import { useText } from '../messages';

/** The account's page, or its details for those that have none. */
export default function ViewAction({ account, showDetails }: Slots['bank/account/actions@1']) {
  const text = useText();
  const { page } = accountKinds[account.type];
  const target = page ? { to: page } : { onSelect: showDetails };
  return <MenuItem label={text('action.view')} icon={<Eye {...iconProps} />} {...target} />;
}
