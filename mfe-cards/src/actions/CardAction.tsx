import type { Slots } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { iconProps, MenuItem } from '@bank/shared/ui';
import { CreditCard } from 'lucide-react';
import { useText } from '../messages';

/** Shown on accounts that have a card. */
export default function CardAction({ account: { type } }: Slots['bank/account/actions@1']) {
  const text = useText();
  if (type !== 'Checking' && type !== 'Credit Card') return null;
  return <MenuItem label={text('action.manage')} to={paths.cards} icon={<CreditCard {...iconProps} />} />;
}
