import { paths } from '@bank/shared/paths';
import { ButtonLink } from '@bank/shared/ui';
import { ShieldCheck } from 'lucide-react';
import { useTimedNavigation } from '../../lib/useTimedNavigation';
import { useText } from '../../messages';
import { OutcomeIcon } from '../../ui/OutcomeIcon';
import { PageActions } from '../../ui/PageActions';
import { PageHeader } from '../../ui/PageHeader';

export const COMPLETE_REDIRECT_MS = 3000;

export function PasswordResetComplete() {
  const text = useText();
  useTimedNavigation(paths.login, COMPLETE_REDIRECT_MS);
  return (
    <>
      <OutcomeIcon icon={ShieldCheck} />
      <PageHeader title={text('reset.completeTitle')} takesFocus>
        {text('reset.completeDetail')}
      </PageHeader>
      <PageActions>
        <ButtonLink to={paths.login} variant="primary">
          {text('reset.toSignIn')}
        </ButtonLink>
      </PageActions>
    </>
  );
}
