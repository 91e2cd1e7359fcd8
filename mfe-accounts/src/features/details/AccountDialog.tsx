import type { Account } from '@bank/shared/api';
import { accountPath } from '@bank/shared/paths';
import { ButtonLink, Dialog } from '@bank/shared/ui';
import { useText } from '../../messages';
import { accountKinds, payPath } from '../accounts/accountKinds';
import { AccountFacts } from './AccountFacts';

interface AccountDialogProps {
  /** The dialog is open while there is one. */
  account: Account | undefined;
  onClose: () => void;
}

export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const text = useText();
  if (!account) return null;
  const { pay } = accountKinds[account.type];
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{account.name}</bdi>}
      description={text('action.details')}
      footer={
        <>
          <ButtonLink to={payPath(account)}>{text(pay.label)}</ButtonLink>
          <ButtonLink to={accountPath(account.id)}>{text('action.view')}</ButtonLink>
        </>
      }
    >
      <AccountFacts account={account} />
    </Dialog>
  );
}
