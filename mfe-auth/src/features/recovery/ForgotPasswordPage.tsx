import { paths } from '@bank/shared/paths';
import { Button, ButtonLink, TextField } from '@bank/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Actions } from '../page/Actions';
import { checkPhone } from '../page/checks';
import { Form } from '../page/Form';
import { PageHead } from '../page/PageHead';

import { ResetLinkSent } from './ResetLinkSent';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { phone: '' } });
  if (sentTo) return <ResetLinkSent to={sentTo} />;
  return (
    <>
      <PageHead title="Forgot Password?">Enter phone number registered with your bank account</PageHead>
      <Form onSubmit={handleSubmit(({ phone }) => setSentTo(phone.trim()))}>
        <TextField
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          error={formState.errors.phone?.message}
          {...register('phone', { validate: checkPhone })}
        />
        <Actions>
          <Button type="submit" variant="primary">
            Reset Password
          </Button>
          <ButtonLink to={paths.login}>Back to Sign In</ButtonLink>
        </Actions>
      </Form>
    </>
  );
}
