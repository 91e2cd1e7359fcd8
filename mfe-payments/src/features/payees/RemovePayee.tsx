import { FormAlert } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { invalidateQueries } from '@bank/shared/query';
import { Button, Dialog, iconProps } from '@bank/shared/ui';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { paymentsData } from '../../data/paymentsData';
import type { Payee } from '../../data/types';
import { useText } from '../../messages';

interface RemovePayeeProps {
  payee: Payee;
  onRemoved: () => void;
}

export function RemovePayee(props: RemovePayeeProps) {
  const text = useText();
  const { name } = props.payee;
  const [isAsking, setAsking] = useState(false);
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
      {isAsking && <Question {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question({ payee: { id, name }, onRemoved, onClose }: RemovePayeeProps & { onClose: () => void }) {
  const text = useText();
  const [isRemoving, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    setRemoving(true);
    try {
      await paymentsData().removePayee(id);
      onRemoved();
      invalidateQueries('/payees');
    } catch (error) {
      setRemoving(false);
      setProblem(failureOf(error).text);
    }
  };
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={text('payees.removeTitle', { name })}
      description={text('payees.removeText')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('payees.keep')}</Button>
          <Button variant="danger" busy={isRemoving} onClick={remove}>
            {text('payees.remove')}
          </Button>
        </>
      }
    >
      <FormAlert message={problem} />
    </Dialog>
  );
}
