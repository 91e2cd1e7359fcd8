import { isLostAt, useUnsavedState } from '@bank/shared/contract';
import { Button, Dialog } from '@bank/shared/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../messages';
import { useBlocker } from './router';

/** Asks before a navigation that loses unsaved input. Closing it in any way keeps the customer on the page. */
export function LeaveDialog() {
  const isUnsaved = useUnsavedState(({ count }) => count > 0);
  return isUnsaved && <Blocker />;
}

function Blocker() {
  const { state, proceed, reset } = useBlocker(isInputLost);
  return state === 'blocked' && <Question onLeave={proceed} onStay={reset} />;
}

function isInputLost({
  currentLocation,
  nextLocation,
}: Record<'currentLocation' | 'nextLocation', { pathname: string }>) {
  return nextLocation.pathname !== currentLocation.pathname && isLostAt(nextLocation.pathname);
}

function Question({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
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
      onClose={onStay}
      footer={
        <>
          <Button onClick={onLeave}>{text('leave.leave')}</Button>
          <Button ref={stayButton} variant="primary" onClick={onStay}>
            {text('leave.stay')}
          </Button>
        </>
      }
    />
  );
}
