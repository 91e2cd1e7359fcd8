import { paths } from '@bank/shared/paths';
import { Button, ButtonLink } from '@bank/shared/ui';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Actions } from '../page/Actions';
import { Form } from '../page/Form';
import { PageHead } from '../page/PageHead';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { CodeField } from './CodeField';
import { PasswordResetComplete } from './PasswordResetComplete';

const emptyReset = { code: '', password: '', confirmPassword: '' };

export function ResetPasswordPage() {
  const [isComplete, setComplete] = useState(false);
  const form = useForm({ defaultValues: emptyReset });
  if (isComplete) return <PasswordResetComplete />;
  return (
    <FormProvider {...form}>
      <PageHead title="Reset Password">Enter the code from your email and create a new password</PageHead>
      <Form onSubmit={form.handleSubmit(() => setComplete(true))}>
        <CodeField />
        <NewPasswordFields label="New password" confirmLabel="Confirm password" />
        <Actions>
          <Button type="submit" variant="primary">
            Reset Password
          </Button>
          <ButtonLink to={paths.login}>Back to Sign In</ButtonLink>
        </Actions>
      </Form>
    </FormProvider>
  );
}
