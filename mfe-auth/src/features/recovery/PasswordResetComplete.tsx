import { paths } from '@bank/shared/paths';
import { ButtonLink } from '@bank/shared/ui';
import { ShieldCheck } from 'lucide-react';
import { Actions } from '../page/Actions';
import { OutcomeIcon } from '../page/OutcomeIcon';
import { PageHead } from '../page/PageHead';
import { useTimedNavigation } from '../page/useTimedNavigation';

/** How long the confirmation stays before it leads back to sign-in by itself, in ms. */
export const COMPLETE_DURATION = 3000;

export function PasswordResetComplete() {
  useTimedNavigation(paths.login, COMPLETE_DURATION);
  return (
    <>
      <OutcomeIcon icon={ShieldCheck} />
      <PageHead title="Password Reset Complete" takesFocus>
        Your password has been successfully updated. You can now sign in with your new password.
      </PageHead>
      <Actions>
        <ButtonLink to={paths.login} variant="primary">
          Continue to Sign In
        </ButtonLink>
      </Actions>
    </>
  );
}
