import type { Slots } from '@bank/shared/contract';
import { iconProps, MenuItem } from '@bank/shared/ui';
import { Info } from 'lucide-react';

export default function DetailsAction({ showDetails }: Slots['bank/account/actions@1']) {
  return <MenuItem label="Account details" icon={<Info {...iconProps} />} onSelect={showDetails} />;
}
