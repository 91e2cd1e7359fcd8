import { Dialog } from '@bank/shared/ui';
import type { Payee } from '../../data/types';
import { useText } from '../../messages';
import { CheckedName } from './CheckedName';
import { PayeeForm } from './PayeeForm';
import { useNewPayee } from './useNewPayee';

interface AddPayeeDialogProps {
  open: boolean;
  onClose: () => void;
  onAdded: (payee: Payee) => void;
}

export function AddPayeeDialog({ open, ...props }: AddPayeeDialogProps) {
  // Mounted while it is open, so that each time it begins empty.
  return open && <OpenDialog {...props} />;
}

function OpenDialog({ onClose, onAdded }: Omit<AddPayeeDialogProps, 'open'>) {
  const text = useText();
  const payee = useNewPayee(onAdded);
  return (
    <Dialog open onClose={onClose} title={text('payees.add')} description={text('payees.addText')}>
      {payee.checked ? <CheckedName {...payee} checked={payee.checked} /> : <PayeeForm {...payee} />}
    </Dialog>
  );
}
