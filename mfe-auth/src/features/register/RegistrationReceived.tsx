import { paths } from '@bank/shared/paths';
import { ButtonLink } from '@bank/shared/ui';
import { FileCheck } from 'lucide-react';
import { Actions } from '../page/Actions';
import { OutcomeIcon } from '../page/OutcomeIcon';
import { PageHead } from '../page/PageHead';

export function RegistrationReceived({ email }: { email: string }) {
  return (
    <>
      <OutcomeIcon icon={FileCheck} />
      <PageHead title="Registration Received" takesFocus>
        Thank you. We check your details against your account and write to <strong>{email}</strong> as soon as online
        banking is ready for you. Then you can sign in with the username you chose.
      </PageHead>
      <Actions>
        <ButtonLink to={paths.login} variant="primary">
          Sign in
        </ButtonLink>
      </Actions>
    </>
  );
}
