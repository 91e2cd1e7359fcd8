import { invalidateQueries } from '@bank/shared/query';
import { Button, iconProps } from '@bank/shared/ui';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { paymentsData } from '../../data/paymentsData';
import type { Payee } from '../../data/types';
import { useText } from '../../messages';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface RemovePayeeProps {
  payee: Payee;
  onRemoved: () => void;
}

export function RemovePayee({ payee: { id, name }, onRemoved }: RemovePayeeProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    await paymentsData().removePayee(id);
    onRemoved();
    invalidateQueries('/payees');
  };
  return (
    <>
      <Button
        variant="ghost"
        icon={<UserMinus {...iconProps} />}
        aria-haspopup="dialog"
        aria-label={text('payees.removeLabel', { name })}
        onClick={() => setAsking(true)}
      >
        {text('payees.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text('payees.removeTitle', { name })}
          description={text('payees.removeText')}
          keep={text('payees.keep')}
          action={text('payees.remove')}
          run={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
