import { useUnsavedState } from '@bank/shared/contract';
import { Button, Dialog } from '@bank/shared/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../messages';
import { stay, useLeaveQuestion } from './leaveQuestion';

/** Closing it in any way keeps the customer on the page. */
export function LeaveDialog() {
  const { leave } = useLeaveQuestion();
  const isUnsaved = useUnsavedState(({ count }) => count > 0);
  useEffect(() => {
    // The page may have gone without being left, at a sign-out for example.
    if (!isUnsaved) stay();
  }, [isUnsaved]);
  const goOn = () => {
    stay();
    leave?.();
  };
  return leave && isUnsaved && <Question onLeave={goOn} />;
}

function Question({ onLeave }: { onLeave: () => void }) {
  const text = useText();
  const stayButton = useRef<HTMLButtonElement>(null);
  useEffect(() => stayButton.current?.focus(), []);
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={text('leave.title')}
      description={text('leave.text')}
      onClose={stay}
      footer={
        <>
          <Button onClick={onLeave}>{text('leave.leave')}</Button>
          <Button ref={stayButton} variant="primary" onClick={stay}>
            {text('leave.stay')}
          </Button>
        </>
      }
    />
  );
}
