import type { Account } from '@bank/shared/api';
import { FormAlert, type Problem } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { paths } from '@bank/shared/paths';
import { invalidateQueries } from '@bank/shared/query';
import { useNavigate } from '@bank/shared/router';
import { notify } from '@bank/shared/toast';
import { Button, Dialog } from '@bank/shared/ui';
import { useState } from 'react';
import { accountSource } from '../../data/accountSource';
import { useText } from '../texts/messages';

/** What keeps an account open, by the bank's names for it, in words that say what to do. */
const obstacles = {
  'not-at-zero': 'close.notAtZero',
  'payments-pending': 'close.pending',
  'payments-scheduled': 'close.scheduled',
} as const;

export function CloseDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { id, name } = account;
  const close = async () => {
    setBusy(true);
    try {
      await accountSource().close(id);
      notify({ kind: 'success', title: text('close.done'), description: text('close.doneText', { name }) });
      navigate(paths.accounts);
      invalidateQueries('/accounts', '/cards', '/activity');
    } catch (error) {
      const failure = failureOf(error);
      const key = obstacles[failure.type as keyof typeof obstacles];
      setProblem({ message: key ? text(key) : failure.text, reference: failure.reference });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="small"
      title={text('close.question', { name })}
      description={text('close.warning')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('close.cancel')}</Button>
          <Button variant="danger" busy={isBusy} onClick={close}>
            {text('close.confirm')}
          </Button>
        </>
      }
    >
      <FormAlert message={problem?.message} reference={problem?.reference} />
    </Dialog>
  );
}
