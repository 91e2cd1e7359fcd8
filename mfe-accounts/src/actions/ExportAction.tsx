import type { Slots } from '@bank/shared/contract';
import { iconProps, MenuItem } from '@bank/shared/ui';
import { Download } from 'lucide-react';
import { exportAccounts } from '../features/export/exportAccounts';

export default function ExportAction({ account }: Slots['bank/account/actions@1']) {
  return (
    <MenuItem label="Export as CSV" icon={<Download {...iconProps} />} onSelect={() => exportAccounts([account])} />
  );
}
