import { failureOf } from '@bank/shared/http';
import { paths } from '@bank/shared/paths';
import { useLocation } from '@bank/shared/router';
import { Button, ButtonLink } from '@bank/shared/ui';
import { useState } from 'react';
import { authData } from '../../data/authData';
import { showFailure } from '../../lib/showFailure';
import { useForm } from '../../lib/useForm';
import { Form } from '../../ui/Form';
import { FormAlert } from '../../ui/FormAlert';
import { PageActions } from '../../ui/PageActions';
import { Lead, PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { newPasswordChecks } from '../password/newPasswordChecks';
import { CodeField } from '../verification/CodeField';
import { checkCode } from '../verification/verificationCode';
import { PasswordResetComplete } from './PasswordResetComplete';
import { SentText } from './SentText';
import { readSentReset } from './sentReset';

const emptyReset = { code: '', password: '', confirmPassword: '' };
const checks = { code: checkCode, ...newPasswordChecks };

export function ResetPasswordPage() {
  const [isComplete, setComplete] = useState(false);
  const sent = readSentReset(useLocation().state);
  const form = useForm(emptyReset, checks);
  const { problem, isSubmitting } = form;
  const reset = form.handleSubmit(async ({ code, password }) => {
    try {
      await authData().resetPassword({ code, password });
      setComplete(true);
    } catch (error) {
      showFailure(form, error);
      if (failureOf(error).type === 'code-expired') form.refuse({ root: CODE_EXPIRED });
    }
  });
  if (isComplete) return <PasswordResetComplete />;
  return (
    <>
      <PageHeader title="Reset Password">Enter the code from your email and create a new password</PageHeader>
      {sent && (
        <Lead>
          <SentText {...sent} />{' '}
          <TextLink to={paths.forgotPassword} state={sent}>
            Send again or change number
          </TextLink>
        </Lead>
      )}
      <Form onSubmit={reset}>
        <FormAlert
          message={problem?.message}
          action={
            problem?.type === CODE_EXPIRED.type && <TextLink to={paths.forgotPassword}>Ask for a new code</TextLink>
          }
        />
        <CodeField form={form} />
        <NewPasswordFields form={form} label="New password" confirmLabel="Confirm password" />
        <PageActions>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Reset Password
          </Button>
          <ButtonLink to={paths.login}>Back to Sign In</ButtonLink>
        </PageActions>
      </Form>
    </>
  );
}

const CODE_EXPIRED = {
  type: 'expired',
  message:
    'This code can no longer be used: it has expired, was used, was mistyped too often, or belongs to another browser.',
};
