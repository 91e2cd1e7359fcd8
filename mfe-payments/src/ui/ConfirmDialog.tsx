import { FormAlert } from '@bank/shared/forms';
import { type Failure, failureOf } from '@bank/shared/http';
import { Button, type ButtonProps, Dialog } from '@bank/shared/ui';
import { useState } from 'react';

interface ConfirmDialogProps {
  title: string;
  description: string;
  /** Closes and changes nothing. */
  keep: string;
  /** What it is about to do. */
  action: string;
  variant?: ButtonProps['variant'];
  run: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is done, and says why it could not be. */
export function ConfirmDialog({ title, description, run, onClose, variant = 'danger', ...words }: ConfirmDialogProps) {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<Failure>();
  const confirm = async () => {
    setRunning(true);
    try {
      await run();
    } catch (error) {
      setRunning(false);
      setProblem(failureOf(error));
    }
  };
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button variant={variant} busy={isRunning} onClick={confirm}>
            {words.action}
          </Button>
        </>
      }
    >
      <FormAlert message={problem?.text} reference={problem?.reference} />
    </Dialog>
  );
}
