import type { Slots } from '@bank/shared/contract';
import { accountPath } from '@bank/shared/paths';
import { iconProps, MenuItem } from '@bank/shared/ui';
import { Eye } from 'lucide-react';
import { useText } from '../messages';

export default function ViewAction({ account }: Slots['bank/account/actions@1']) {
  const text = useText();
  return <MenuItem label={text('action.view')} to={accountPath(account.id)} icon={<Eye {...iconProps} />} />;
}
