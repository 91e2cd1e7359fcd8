import { cleanCode, isEmailAddress, latinDigits, showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { invalidateQueries } from '@bank/shared/query';
import { notify } from '@bank/shared/toast';
import { Button, Dialog, PasswordField, TextField } from '@bank/shared/ui';
import { useState } from 'react';
import { settingsData } from '../../data/settingsData';
import { checkCode, codeProps } from '../../lib/codeField';
import { text, useText } from '../../messages';
import { Form } from '../../ui/Form';

interface ContactDialogProps {
  what: 'email' | 'phone';
  onClose: () => void;
}

const PHONE = /^(?=(\D*\d){6})\s*\+?[\d\s().-]{5,30}$/;

const checks = {
  email: (typed: string) => isEmailAddress(typed) || text('contact.emailWrong'),
  phone: (typed: string) => PHONE.test(typed) || text('contact.phoneWrong'),
  password: (typed: string) => typed !== '' || text('action.passwordMissing'),
};

/** The change counts once the code has come back. */
export function ContactDialog({ what, onClose }: ContactDialogProps) {
  const text = useText();
  const [asked, setAsked] = useState<{ change: string; to: string }>();
  return (
    <Dialog
      open
      size="small"
      title={text(`profile.change-${what}`)}
      description={asked ? text(`contact.codeSent-${what}`, { to: asked.to }) : text(`contact.lead-${what}`)}
      onClose={onClose}
    >
      {asked ? <CodeForm change={asked.change} onClose={onClose} /> : <DetailsForm what={what} onAsked={setAsked} />}
    </Dialog>
  );
}

interface DetailsFormProps {
  what: 'email' | 'phone';
  onAsked: (asked: { change: string; to: string }) => void;
}

function DetailsForm({ what, onAsked }: DetailsFormProps) {
  const text = useText();
  const form = useForm({ [what]: '', password: '' } as { email: string; phone: string; password: string }, {
    [what]: checks[what],
    password: checks.password,
  });
  const submit = form.handleSubmit(async (values) => {
    const to = values[what].trim();
    try {
      onAsked({ change: await settingsData().startContactChange({ [what]: to, password: values.password }), to });
    } catch (error) {
      showFailure(form, failureOf(error));
    }
  });
  const type = { email: 'email', phone: 'tel' }[what];
  return (
    <Form problem={form.problem} onSubmit={submit}>
      <TextField
        label={text(`contact.${what}`)}
        type={type}
        autoComplete={type}
        dir="ltr"
        required
        {...form.field(what, what === 'phone' ? latinDigits : undefined)}
      />
      <PasswordField
        label={text('action.password')}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {text('contact.sendCode')}
      </Button>
    </Form>
  );
}

function CodeForm({ change, onClose }: { change: string; onClose: () => void }) {
  const text = useText();
  const form = useForm({ code: '' }, { code: checkCode });
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await settingsData().confirmContactChange({ change, code });
      invalidateQueries('/auth/me', '/activity');
      notify({ kind: 'success', title: text('contact.done') });
      onClose();
    } catch (error) {
      showFailure(form, failureOf(error));
    }
  });
  return (
    <Form problem={form.problem} onSubmit={submit}>
      <TextField label={text('contact.code')} {...codeProps} {...form.field('code', cleanCode)} />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {text('contact.confirm')}
      </Button>
    </Form>
  );
}
