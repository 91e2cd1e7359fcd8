import { paths } from '@bank/shared/paths';
import { Button, ButtonLink } from '@bank/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { authData } from '../../data/authData';
import type { ResetMeans } from '../../data/types';
import { Actions } from '../page/Actions';
import { checkPhone } from '../page/checks';
import { Form } from '../page/Form';
import { FormAlert } from '../page/FormAlert';
import { PageHead } from '../page/PageHead';
import { PhoneField } from '../page/PhoneField';
import { showFailure } from '../page/showFailure';
import { ResetLinkSent } from './ResetLinkSent';

export function ForgotPasswordPage() {
  const [sent, setSent] = useState<{ to: string; means: ResetMeans }>();
  const form = useForm({ defaultValues: { phone: '' } });
  const { register, handleSubmit, formState } = form;
  const send = handleSubmit(async ({ phone }) => {
    const to = phone.trim();
    try {
      setSent({ to, means: await authData().forgotPassword({ phone: to }) });
    } catch (error) {
      showFailure(form, error);
    }
  });
  if (sent) return <ResetLinkSent {...sent} />;
  return (
    <>
      <PageHead title="Forgot Password?">Enter phone number registered with your bank account</PageHead>
      <Form onSubmit={send}>
        <FormAlert message={formState.errors.root?.message} />
        <PhoneField error={formState.errors.phone?.message} {...register('phone', { validate: checkPhone })} />
        <Actions>
          <Button type="submit" variant="primary" busy={formState.isSubmitting}>
            Reset Password
          </Button>
          <ButtonLink to={paths.login}>Back to Sign In</ButtonLink>
        </Actions>
      </Form>
    </>
  );
}
