import type { Slots } from '@bank/shared/contract';
import { iconProps, MenuItem } from '@bank/shared/ui';
import { ArrowLeftRight } from 'lucide-react';
import { accountKinds } from '../features/accounts/accountKinds';

export default function PayAction({ account }: Slots['bank/account/actions@1']) {
  return <MenuItem {...accountKinds[account.type].pay} icon={<ArrowLeftRight {...iconProps} />} />;
}
