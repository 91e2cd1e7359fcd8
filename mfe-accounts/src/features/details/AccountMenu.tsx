import type { Account } from '@bank/shared/api';
import { type ExtensionFacts, Slot } from '@bank/shared/contract';
import { IconButton, iconProps, Menu, MenuItem } from '@bank/shared/ui';
import { Ellipsis, TriangleAlert } from 'lucide-react';

interface AccountMenuProps {
  account: Account;
  onDetails: (account: Account) => void;
}

/** Whatever remotes offer for an account, this one included. */
export function AccountMenu({ account, onDetails }: AccountMenuProps) {
  const label = `Actions for ${account.name}`;
  return (
    <Menu label={label} align="end" trigger={<IconButton label={label} icon={<Ellipsis {...iconProps} size={20} />} />}>
      <Slot
        name="bank/account/actions@1"
        props={{ account, showDetails: () => onDetails(account) }}
        renderFailure={renderFailure}
      />
    </Menu>
  );
}

/** It is tried again when the menu is opened the next time. */
function renderFailure({ title }: ExtensionFacts) {
  return <MenuItem label={`“${title}” is unavailable`} icon={<TriangleAlert {...iconProps} />} disabled />;
}
