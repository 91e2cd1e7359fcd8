import { signOut } from '@bank/shared/session';
import { Button, Dialog, VisuallyHidden } from '@bank/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useText } from '../messages';
import { formatCountdown, formatSpokenCountdown } from './countdown';
import { useSecondsUntil } from './useSecondsUntil';
import { stayActive, useInactivity } from './watchInactivity';

/** Closing the warning in any way keeps the customer signed in (WCAG 2.2.1). */
export function InactivityDialog() {
  const { endsAt } = useInactivity();
  return endsAt !== undefined && <Warning endsAt={endsAt} />;
}

function Warning({ endsAt }: { endsAt: number }) {
  const text = useText();
  const seconds = useSecondsUntil(endsAt);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={text('inactivity.title')}
      description={text('inactivity.text')}
      onClose={stayActive}
      footer={
        <>
          <Button onClick={() => signOut()}>{text('inactivity.signOut')}</Button>
          <Button ref={stay} variant="primary" onClick={stayActive}>
            {text('inactivity.stay')}
          </Button>
        </>
      }
    >
      <Countdown aria-hidden>{formatCountdown(seconds)}</Countdown>
      <VisuallyHidden role="timer" aria-live="assertive">
        {formatSpokenCountdown(seconds)}
      </VisuallyHidden>
    </Dialog>
  );
}

const Countdown = styled.p`
  margin: 0;
  font-size: var(--text-32);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.02em;
`;
