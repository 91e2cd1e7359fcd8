import { FormAlert, latinDigits, showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { paths } from '@bank/shared/paths';
import { useLocation } from '@bank/shared/router';
import { Button, ButtonLink } from '@bank/shared/ui';
import { useState } from 'react';
import { authData } from '../../data/authData';
import { checkPhone } from '../../lib/checkPhone';
import { useText } from '../../messages';
import { Form } from '../../ui/Form';
import { PageActions } from '../../ui/PageActions';
import { PageHeader } from '../../ui/PageHeader';
import { PhoneField } from '../../ui/PhoneField';
import { ResetMessageSent } from './ResetMessageSent';
import { readSentReset, type SentReset } from './sentReset';

const checks = { phone: checkPhone };

export function ForgotPasswordPage() {
  const text = useText();
  const [sent, setSent] = useState<SentReset>();
  const form = useForm({ phone: readSentReset(useLocation().state)?.to ?? '' }, checks);
  const send = form.handleSubmit(async ({ phone }) => {
    const to = phone.trim();
    try {
      setSent({ to, method: await authData().forgotPassword({ phone: to }) });
    } catch (error) {
      showFailure(form, failureOf(error));
    }
  });
  if (sent) return <ResetMessageSent sent={sent} />;
  return (
    <>
      <PageHeader title={text('forgot.title')}>{text('forgot.lead')}</PageHeader>
      <Form onSubmit={send}>
        <FormAlert message={form.problem?.message} reference={form.problem?.reference} />
        <PhoneField {...form.field('phone', latinDigits)} />
        <PageActions>
          <Button type="submit" variant="primary" busy={form.isSubmitting}>
            {text('action.resetPassword')}
          </Button>
          <ButtonLink to={paths.login}>{text('action.backToSignIn')}</ButtonLink>
        </PageActions>
      </Form>
    </>
  );
}
