import type { Account } from '@bank/shared/api';
import { Slot } from '@bank/shared/contract';
import { IconButton, iconProps, Menu, MenuItem } from '@bank/shared/ui';
import { Ellipsis, TriangleAlert } from 'lucide-react';
import { useText } from '../../messages';

interface AccountMenuProps {
  account: Account;
  onDetails: (account: Account) => void;
}

/** Whatever remotes offer for an account, this one included. What fails is tried again when the menu opens the next time. */
export function AccountMenu({ account, onDetails }: AccountMenuProps) {
  const text = useText();
  const label = text('details.actionsFor', { name: account.name });
  return (
    <Menu label={label} align="end" trigger={<IconButton label={label} icon={<Ellipsis {...iconProps} size={20} />} />}>
      <Slot
        name="bank/account/actions@1"
        props={{ account, showDetails: () => onDetails(account) }}
        renderFailure={({ title }) => (
          <MenuItem label={text('action.unavailable', { title })} icon={<TriangleAlert {...iconProps} />} disabled />
        )}
      />
    </Menu>
  );
}
