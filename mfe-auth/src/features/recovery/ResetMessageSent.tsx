import { paths } from '@bank/shared/paths';
import { ButtonLink } from '@bank/shared/ui';
import { MailCheck } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTimedNavigation } from '../../lib/useTimedNavigation';
import { useText } from '../../messages';
import { OutcomeIcon } from '../../ui/OutcomeIcon';
import { PageActions } from '../../ui/PageActions';
import { PageHeader } from '../../ui/PageHeader';
import { SentText } from './SentText';
import type { SentReset } from './sentReset';

export const SENT_REDIRECT_MS = 2000;

/** Goes on by itself, but not while somebody is reading (WCAG 2.2.1). */
export function ResetMessageSent({ sent }: { sent: SentReset }) {
  const text = useText();
  const { isStopped, stop } = useTimedNavigation(paths.resetPassword, SENT_REDIRECT_MS, sent);
  // A held Enter key has sent the form before.
  const stopOnKey = ({ repeat }: KeyboardEvent) => {
    if (!repeat) stop();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices a reader, offers nothing to operate
    <div onPointerMove={stop} onPointerDown={stop} onWheel={stop} onKeyDown={stopOnKey}>
      <OutcomeIcon icon={MailCheck} />
      <PageHeader title={text('sent.title')} takesFocus>
        <SentText {...sent} /> {text(isStopped ? 'sent.whenReady' : 'sent.soon')}
      </PageHeader>
      <PageActions onFocus={stop}>
        <ButtonLink to={paths.resetPassword} state={sent} variant="primary">
          {text('sent.continue')}
        </ButtonLink>
        <ButtonLink to={paths.login}>{text('action.backToSignIn')}</ButtonLink>
      </PageActions>
    </div>
  );
}
