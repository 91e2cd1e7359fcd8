import type { Slots } from '@bank/shared/contract';
import { iconProps, MenuItem } from '@bank/shared/ui';
import { ArrowLeftRight } from 'lucide-react';
import { accountKinds, payPath } from '../features/accounts/accountKinds';
import { useText } from '../messages';

export default function PayAction({ account }: Slots['bank/account/actions@1']) {
  const text = useText();
  const { label } = accountKinds[account.type].pay;
  return <MenuItem label={text(label)} to={payPath(account)} icon={<ArrowLeftRight {...iconProps} />} />;
}
