import { paths } from '@bank/shared/paths';
import { ButtonLink } from '@bank/shared/ui';
import { MailCheck } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTimedNavigation } from '../../lib/useTimedNavigation';
import { OutcomeIcon } from '../../ui/OutcomeIcon';
import { PageActions } from '../../ui/PageActions';
import { PageHeader } from '../../ui/PageHeader';
import { SentText } from './SentText';
import type { SentReset } from './sentReset';

export const SENT_REDIRECT_MS = 2000;

/** Goes on by itself, but not while somebody is reading (WCAG 2.2.1). */
export function ResetMessageSent({ sent }: { sent: SentReset }) {
  const { isStopped, stop } = useTimedNavigation(paths.resetPassword, SENT_REDIRECT_MS, sent);
  // A held Enter key has sent the form before.
  const stopOnKey = ({ repeat }: KeyboardEvent) => {
    if (!repeat) stop();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices a reader, offers nothing to operate
    <div onPointerMove={stop} onPointerDown={stop} onWheel={stop} onKeyDown={stopOnKey}>
      <OutcomeIcon icon={MailCheck} />
      <PageHeader title="Check Your Email" takesFocus>
        <SentText {...sent} />{' '}
        {isStopped ? 'Continue when you are ready.' : 'We take you to the next step in a moment.'}
      </PageHeader>
      <PageActions onFocus={stop}>
        <ButtonLink to={paths.resetPassword} state={sent} variant="primary">
          Continue to Reset
        </ButtonLink>
        <ButtonLink to={paths.login}>Back to Sign In</ButtonLink>
      </PageActions>
    </div>
  );
}
