import type { Account } from '@bank/shared/api';
import { IconButton, iconProps, Menu } from '@bank/shared/ui';
import { ArrowLeftRight, Download, Ellipsis, Eye, Info } from 'lucide-react';
import { accountKinds } from '../accounts/accountKinds';
import { exportAccounts } from '../export/exportAccounts';

interface AccountMenuProps {
  account: Account;
  onDetails: (account: Account) => void;
}

export function AccountMenu({ account, onDetails }: AccountMenuProps) {
  const { page, pay } = accountKinds[account.type];
  const label = `Actions for ${account.name}`;
  const showDetails = () => onDetails(account);
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton label={label} icon={<Ellipsis {...iconProps} size={20} />} />}
      items={[
        {
          id: 'view',
          label: 'View account',
          icon: <Eye {...iconProps} />,
          ...(page ? { to: page } : { onSelect: showDetails }),
        },
        { id: 'details', label: 'Account details', icon: <Info {...iconProps} />, onSelect: showDetails },
        { id: 'pay', ...pay, icon: <ArrowLeftRight {...iconProps} /> },
        {
          id: 'export',
          label: 'Export as CSV',
          icon: <Download {...iconProps} />,
          onSelect: () => exportAccounts([account]),
        },
      ]}
    />
  );
}
