import { paths } from '@bank/shared/paths';
import { ButtonLink } from '@bank/shared/ui';
import { MailCheck } from 'lucide-react';
import type { ResetMethod } from '../../data/types';
import { useTimedNavigation } from '../../lib/useTimedNavigation';
import { OutcomeIcon } from '../../ui/OutcomeIcon';
import { PageActions } from '../../ui/PageActions';
import { PageHeader } from '../../ui/PageHeader';

export const SENT_REDIRECT_MS = 2000;

export function ResetMessageSent({ to, method }: { to: string; method: ResetMethod }) {
  useTimedNavigation(paths.resetPassword, SENT_REDIRECT_MS);
  return (
    <>
      <OutcomeIcon icon={MailCheck} />
      <PageHeader title="Check Your Email" takesFocus>
        {method === 'link' ? (
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
      </PageHeader>
      <PageActions>
        <ButtonLink to={paths.resetPassword} variant="primary">
          Continue to Reset
        </ButtonLink>
        <ButtonLink to={paths.login}>Back to Sign In</ButtonLink>
      </PageActions>
    </>
  );
}
