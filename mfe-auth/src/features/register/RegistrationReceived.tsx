import { renderTags } from '@bank/shared/i18n';
import { paths } from '@bank/shared/paths';
import { ButtonLink, EmailAddress } from '@bank/shared/ui';
import { FileCheck } from 'lucide-react';
import type { RegistrationOutcome } from '../../data/types';
import { useText } from '../../messages';
import { OutcomeIcon } from '../../ui/OutcomeIcon';
import { PageActions } from '../../ui/PageActions';
import { PageHeader } from '../../ui/PageHeader';

const said = {
  received: { title: 'register.receivedTitle', detail: 'register.receivedDetail' },
  ready: { title: 'register.completeTitle', detail: 'register.completeDetail' },
} as const;

interface RegistrationReceivedProps {
  email: string;
  outcome: RegistrationOutcome;
}

export function RegistrationReceived({ email, outcome }: RegistrationReceivedProps) {
  const text = useText();
  const { title, detail } = said[outcome];
  return (
    <>
      <OutcomeIcon icon={FileCheck} />
      <PageHeader title={text(title)} takesFocus>
        {renderTags(text(detail, { email }), {
          email: () => (
            <strong>
              <EmailAddress>{email}</EmailAddress>
            </strong>
          ),
        })}
      </PageHeader>
      <PageActions>
        <ButtonLink to={paths.login} variant="primary">
          {text('login.submit')}
        </ButtonLink>
      </PageActions>
    </>
  );
}
