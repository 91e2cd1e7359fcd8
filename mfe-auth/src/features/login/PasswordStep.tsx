import type { StartedSignIn } from '@bank/shared/api';
import { FormAlert } from '@bank/shared/forms';
import { paths } from '@bank/shared/paths';
import { Button, iconProps, PasswordField, VisuallyHidden } from '@bank/shared/ui';
import { KeyRound } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { Form } from '../../ui/Form';
import { PageActions } from '../../ui/PageActions';
import { PageFootnote } from '../../ui/PageFootnote';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { UsernameField } from '../../ui/UsernameField';
import { SessionNotice } from './SessionNotice';
import { usePasskey } from './usePasskey';
import { useSignIn } from './useSignIn';

interface PasswordStepProps {
  /** What the next step found. */
  returned: { problem: string | undefined } | undefined;
  onCodeNeeded: (started: StartedSignIn) => void;
}

export function PasswordStep({ returned, onCodeNeeded }: PasswordStepProps) {
  const text = useText();
  const { form, submit } = useSignIn(onCodeNeeded);
  const { isSubmitting } = form;
  const passkey = usePasskey((problem) => form.refuse({ root: problem }));
  return (
    <>
      <PageHeader title={text('login.title')} takesFocus={returned !== undefined}>
        {text('login.lead')}
      </PageHeader>
      <SessionNotice />
      <Form onSubmit={submit}>
        <FormAlert
          message={form.problem?.message ?? (isSubmitting ? undefined : returned?.problem)}
          reference={form.problem?.reference}
        />
        <UsernameField {...(passkey.isOffered && { autoComplete: 'username webauthn' })} {...form.field('username')} />
        <PasswordRow>
          <PasswordField
            label={text('password.label')}
            autoComplete="current-password"
            required
            {...form.field('password')}
          />
          <TextLink to={paths.forgotPassword}>{text('login.forgotPassword')}</TextLink>
        </PasswordRow>
        <PageActions>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {text(isSubmitting ? 'login.submitting' : 'login.submit')}
          </Button>
          {passkey.isOffered && (
            <Button variant="ghost" icon={<KeyRound {...iconProps} />} busy={passkey.isAsking} onClick={passkey.ask}>
              {text('login.byPasskey')}
            </Button>
          )}
          <VisuallyHidden role="status">{isSubmitting && text('login.oneMoment')}</VisuallyHidden>
        </PageActions>
      </Form>
      <PageFootnote>
        {text('login.noAccount')} <TextLink to={paths.register}>{text('login.signUp')}</TextLink>
      </PageFootnote>
    </>
  );
}

const PasswordRow = styled.div`
  display: grid;
  gap: 10px;

  & > a {
    justify-self: end;
    font-size: var(--text-14);
  }
`;
