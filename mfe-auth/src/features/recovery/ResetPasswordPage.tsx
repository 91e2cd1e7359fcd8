import { FormAlert, showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { paths } from '@bank/shared/paths';
import { useLocation } from '@bank/shared/router';
import { Button, ButtonLink } from '@bank/shared/ui';
import { useState } from 'react';
import { authData } from '../../data/authData';
import { useText } from '../../messages';
import { Form } from '../../ui/Form';
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
const CODE_EXPIRED = 'expired';
const checks = { code: checkCode, ...newPasswordChecks };

export function ResetPasswordPage() {
  const text = useText();
  const [isComplete, setComplete] = useState(false);
  const sent = readSentReset(useLocation().state);
  const form = useForm(emptyReset, checks);
  const { problem, isSubmitting } = form;
  const reset = form.handleSubmit(async ({ code, password }) => {
    try {
      await authData().resetPassword({ code, password });
      setComplete(true);
    } catch (error) {
      showFailure(form, failureOf(error));
      if (failureOf(error).type === 'code-expired')
        form.refuse({ root: { type: CODE_EXPIRED, message: text('reset.codeExpired') } });
    }
  });
  if (isComplete) return <PasswordResetComplete />;
  return (
    <>
      <PageHeader title={text('action.resetPassword')}>{text('reset.lead')}</PageHeader>
      {sent && (
        <Lead>
          <SentText {...sent} />{' '}
          <TextLink to={paths.forgotPassword} state={sent}>
            {text('reset.sendAgain')}
          </TextLink>
        </Lead>
      )}
      <Form onSubmit={reset}>
        <FormAlert
          message={problem?.message}
          reference={problem?.reference}
          action={
            problem?.type === CODE_EXPIRED && <TextLink to={paths.forgotPassword}>{text('reset.newCode')}</TextLink>
          }
        />
        <CodeField form={form} />
        <NewPasswordFields form={form} label={text('password.new')} confirmLabel={text('password.confirm')} />
        <PageActions>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {text('action.resetPassword')}
          </Button>
          <ButtonLink to={paths.login}>{text('action.backToSignIn')}</ButtonLink>
        </PageActions>
      </Form>
    </>
  );
}
