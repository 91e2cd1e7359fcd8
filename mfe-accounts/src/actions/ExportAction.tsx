import type { Slots } from '@bank/shared/contract';
import { iconProps, MenuItem } from '@bank/shared/ui';
import { Download } from 'lucide-react';
import { exportAccounts } from '../features/export/exportAccounts';
import { useText } from '../messages';

export default function ExportAction({ account }: Slots['bank/account/actions@1']) {
  const text = useText();
  return (
    <MenuItem
      label={text('action.export')}
      icon={<Download {...iconProps} />}
      onSelect={() => exportAccounts([account])}
    />
  );
}
