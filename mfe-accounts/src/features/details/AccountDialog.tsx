import type { Account } from '@bank/shared/api';
import { ButtonLink, Dialog } from '@bank/shared/ui';
import { accountKinds } from '../accounts/accountKinds';
import { AccountFacts } from './AccountFacts';

interface AccountDialogProps {
  /** The dialog is open while there is one. */
  account: Account | undefined;
  onClose: () => void;
}

export function AccountDialog({ account, onClose }: AccountDialogProps) {
  if (!account) return null;
  const { page, pay } = accountKinds[account.type];
  return (
    <Dialog
      open
      onClose={onClose}
      title={account.name}
      description="Account details"
      footer={
        <>
          <ButtonLink to={pay.to}>{pay.label}</ButtonLink>
          {page && <ButtonLink to={page}>View account</ButtonLink>}
        </>
      }
    >
      <AccountFacts account={account} />
    </Dialog>
  );
}
