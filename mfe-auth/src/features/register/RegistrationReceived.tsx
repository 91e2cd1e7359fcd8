import { paths } from '@bank/shared/paths';
import { ButtonLink } from '@bank/shared/ui';
import { FileCheck } from 'lucide-react';
import type { RegistrationOutcome } from '../../data/types';
import { OutcomeIcon } from '../../ui/OutcomeIcon';
import { PageActions } from '../../ui/PageActions';
import { PageHeader } from '../../ui/PageHeader';

interface RegistrationReceivedProps {
  email: string;
  outcome: RegistrationOutcome;
}

export function RegistrationReceived({ email, outcome }: RegistrationReceivedProps) {
  return (
    <>
      <OutcomeIcon icon={FileCheck} />
      {outcome === 'received' ? (
        <PageHeader title="Registration Received" takesFocus>
          Thank you. We check your details against your account and write to <strong>{email}</strong> as soon as online
          banking is ready for you. Then you can sign in with the username you chose.
        </PageHeader>
      ) : (
        <PageHeader title="Registration Complete" takesFocus>
          Thank you. Online banking is ready for you: sign in with the username you chose. We write to{' '}
          <strong>{email}</strong> whenever something needs your attention.
        </PageHeader>
      )}
      <PageActions>
        <ButtonLink to={paths.login} variant="primary">
          Sign in
        </ButtonLink>
      </PageActions>
    </>
  );
}
