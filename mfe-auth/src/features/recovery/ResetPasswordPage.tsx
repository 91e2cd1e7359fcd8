import { failureOf } from '@bank/shared/http';
import { paths } from '@bank/shared/paths';
import { Button, ButtonLink } from '@bank/shared/ui';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { authData } from '../../data/authData';
import { Actions } from '../page/Actions';
import { Form } from '../page/Form';
import { FormAlert } from '../page/FormAlert';
import { PageHead } from '../page/PageHead';
import { showFailure } from '../page/showFailure';
import { TextLink } from '../page/TextLink';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { CodeField } from './CodeField';
import { PasswordResetComplete } from './PasswordResetComplete';

const emptyReset = { code: '', password: '', confirmPassword: '' };

export function ResetPasswordPage() {
  const [isComplete, setComplete] = useState(false);
  const form = useForm({ defaultValues: emptyReset });
  const { errors, isSubmitting } = form.formState;
  const reset = form.handleSubmit(async ({ code, password }) => {
    try {
      await authData().resetPassword({ code, password });
      setComplete(true);
    } catch (error) {
      showFailure(form, error);
      if (failureOf(error).type === 'code-expired') form.setError('root', { type: EXPIRED, message: expired });
    }
  });
  if (isComplete) return <PasswordResetComplete />;
  return (
    <FormProvider {...form}>
      <PageHead title="Reset Password">Enter the code from your email and create a new password</PageHead>
      <Form onSubmit={reset}>
        <FormAlert
          message={errors.root?.message}
          action={errors.root?.type === EXPIRED && <TextLink to={paths.forgotPassword}>Ask for a new code</TextLink>}
        />
        <CodeField />
        <NewPasswordFields label="New password" confirmLabel="Confirm password" />
        <Actions>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Reset Password
          </Button>
          <ButtonLink to={paths.login}>Back to Sign In</ButtonLink>
        </Actions>
      </Form>
    </FormProvider>
  );
}

const EXPIRED = 'expired';
const expired =
  'This code can no longer be used: it has expired, was used, was mistyped too often, or belongs to another browser.';
