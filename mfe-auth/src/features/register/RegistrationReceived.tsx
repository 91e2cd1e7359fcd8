import { paths } from '@bank/shared/paths';
import { ButtonLink } from '@bank/shared/ui';
import { FileCheck } from 'lucide-react';
import type { RegistrationOutcome } from '../../data/types';
import { Actions } from '../page/Actions';
import { OutcomeIcon } from '../page/OutcomeIcon';
import { PageHead } from '../page/PageHead';

interface RegistrationReceivedProps {
  email: string;
  outcome: RegistrationOutcome;
}

export function RegistrationReceived({ email, outcome }: RegistrationReceivedProps) {
  return (
    <>
      <OutcomeIcon icon={FileCheck} />
      {outcome === 'received' ? (
        <PageHead title="Registration Received" takesFocus>
          Thank you. We check your details against your account and write to <strong>{email}</strong> as soon as online
          banking is ready for you. Then you can sign in with the username you chose.
        </PageHead>
      ) : (
        <PageHead title="Registration Complete" takesFocus>
          Thank you. Online banking is ready for you: sign in with the username you chose. We write to{' '}
          <strong>{email}</strong> whenever something needs your attention.
        </PageHead>
      )}
      <Actions>
        <ButtonLink to={paths.login} variant="primary">
          Sign in
        </ButtonLink>
      </Actions>
    </>
  );
}
