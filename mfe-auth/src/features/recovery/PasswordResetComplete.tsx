import { paths } from '@bank/shared/paths';
import { ButtonLink } from '@bank/shared/ui';
import { ShieldCheck } from 'lucide-react';
import { useTimedNavigation } from '../../lib/useTimedNavigation';
import { OutcomeIcon } from '../../ui/OutcomeIcon';
import { PageActions } from '../../ui/PageActions';
import { PageHeader } from '../../ui/PageHeader';

export const COMPLETE_REDIRECT_MS = 3000;

export function PasswordResetComplete() {
  useTimedNavigation(paths.login, COMPLETE_REDIRECT_MS);
  return (
    <>
      <OutcomeIcon icon={ShieldCheck} />
      <PageHeader title="Password Reset Complete" takesFocus>
        Your password has been successfully updated. You can now sign in with your new password.
      </PageHeader>
      <PageActions>
        <ButtonLink to={paths.login} variant="primary">
          Continue to Sign In
        </ButtonLink>
      </PageActions>
    </>
  );
}
