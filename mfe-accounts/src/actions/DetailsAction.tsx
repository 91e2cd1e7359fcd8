import type { Slots } from '@bank/shared/contract';
import { iconProps, MenuItem } from '@bank/shared/ui';
import { Info } from 'lucide-react';
import { useText } from '../messages';

export default function DetailsAction({ showDetails }: Slots['bank/account/actions@1']) {
  const text = useText();
  return <MenuItem label={text('action.details')} icon={<Info {...iconProps} />} onSelect={showDetails} />;
}
