import { showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { Button, Dialog, PasswordField, TextField } from '@bank/shared/ui';
import { useState } from 'react';
import { settingsData } from '../../data/settingsData';
import { text, useText } from '../../messages';
import { Form } from '../../ui/Form';

export interface ActionDialogProps {
  title: string;
  description: string;
  /** What its button says. */
  submit: string;
  isDanger?: boolean;
  /** With it, the dialog asks for a name. */
  name?: { label: string; initial: string };
  action: (name: string) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
  /** In words of its own; `undefined` for those of the bank. */
  explain?: (error: unknown) => string | undefined;
}

const checks = {
  name: (typed: string) => typed.trim() !== '' || text('action.nameMissing'),
  password: (typed: string) => typed !== '' || text('action.passwordMissing'),
};

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** Does one thing, for which the bank may want the password again. */
export function ActionDialog({ name, action, onDone, explain = () => undefined, ...dialog }: ActionDialogProps) {
  const text = useText();
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const form = useForm(
    { name: name?.initial ?? '', password: '' },
    { ...(name && { name: checks.name }), ...(isPasswordNeeded && { password: checks.password }) },
  );
  const submit = form.handleSubmit(async (values) => {
    try {
      if (isPasswordNeeded) await settingsData().confirmPassword(values.password);
      await action(values.name.trim());
      onDone();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.type === 'confirmation-needed') {
        setPasswordNeeded(true);
        form.refuse({ root: { message: text('action.passwordNeeded') } });
      } else if (failure.type === 'second-step-needed') {
        form.refuse({ root: { message: text('action.secondStepNeeded') } });
      } else showFailure(form, { ...failure, text: explain(error) ?? failure.text });
    }
  });
  return (
    <Dialog open size="small" title={dialog.title} description={dialog.description} onClose={dialog.onClose}>
      <Form problem={form.problem?.message} onSubmit={submit}>
        {name && <TextField label={name.label} autoComplete="off" maxLength={60} required {...form.field('name')} />}
        {isPasswordNeeded && (
          <PasswordField
            label={text('action.password')}
            autoComplete="current-password"
            required
            ref={takeFocus}
            {...form.field('password')}
          />
        )}
        <Button type="submit" variant={dialog.isDanger ? 'danger' : 'primary'} busy={form.isSubmitting}>
          {dialog.submit}
        </Button>
        <Button onClick={dialog.onClose}>{text('action.cancel')}</Button>
      </Form>
    </Dialog>
  );
}
