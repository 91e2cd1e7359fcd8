import { paths } from '@bank/shared/paths';
import { ButtonLink } from '@bank/shared/ui';
import { MailCheck } from 'lucide-react';
import type { ResetMeans } from '../../data/types';
import { Actions } from '../page/Actions';
import { OutcomeIcon } from '../page/OutcomeIcon';
import { PageHead } from '../page/PageHead';
import { useTimedNavigation } from '../page/useTimedNavigation';

/** How long the confirmation stays before it leads on by itself, in ms. */
export const SENT_DURATION = 2000;

export function ResetLinkSent({ to, means }: { to: string; means: ResetMeans }) {
  useTimedNavigation(paths.resetPassword, SENT_DURATION);
  return (
    <>
      <OutcomeIcon icon={MailCheck} />
      <PageHead title="Check Your Email" takesFocus>
        {means === 'link' ? (
          <>
            A password reset link was sent to <strong>{to}</strong>.
          </>
        ) : (
          <>
            If <strong>{to}</strong> is registered with us, a code with 6 digits is on its way to the email address of
            that customer. It is good for 10 minutes, in this browser.
          </>
        )}{' '}
        We take you to the next step in a moment.
      </PageHead>
      <Actions>
        <ButtonLink to={paths.resetPassword} variant="primary">
          Continue to Reset
        </ButtonLink>
        <ButtonLink to={paths.login}>Back to Sign In</ButtonLink>
      </Actions>
    </>
  );
}
