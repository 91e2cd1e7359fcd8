import { bankConfig } from '@bank/shared/config';
import { cleanCode, showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { Button, Dialog, PasswordField, TextField } from '@bank/shared/ui';
import { checkCode, codeProps } from '../../lib/codeField';
import { text, useText } from '../../messages';
import { Form } from '../../ui/Form';
import { useConfirmation } from './useConfirmation';

export interface ActionDialogProps {
  title: string;
  description: string;
  /** What its button says. */
  submit: string;
  isDanger?: boolean;
  /** Makes the dialog ask for a name. */
  name?: { label: string; initial: string };
  action: (name: string) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
  /** Explains in words of its own; `undefined` for those of the bank. */
  explain?: (error: unknown) => string | undefined;
}

const checks = {
  name: (typed: string) => typed.trim() !== '' || text('action.nameMissing'),
  password: (typed: string) => typed !== '' || text('action.passwordMissing'),
};

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** Does one thing, for which the bank may want the password again, or a code that it mails. */
export function ActionDialog({ name, action, onDone, explain = () => undefined, ...dialog }: ActionDialogProps) {
  const text = useText();
  const { askedFor, confirm, ask } = useConfirmation();
  const form = useForm(
    { name: name?.initial ?? '', password: '', code: '' },
    {
      ...(name && { name: checks.name }),
      ...(askedFor === 'password' && { password: checks.password }),
      ...(askedFor === 'code' && { code: checkCode }),
    },
  );
  const submit = form.handleSubmit(async (values) => {
    try {
      await confirm(values);
      await action(values.name.trim());
      onDone();
    } catch (error) {
      const failure = await ask(failureOf(error));
      showFailure(form, { ...failure, text: explain(error) ?? failure.text });
    }
  });
  return (
    <Dialog open size="small" title={dialog.title} description={dialog.description} onClose={dialog.onClose}>
      <Form problem={form.problem} onSubmit={submit}>
        {name && <TextField label={name.label} autoComplete="off" maxLength={60} required {...form.field('name')} />}
        {askedFor === 'password' && (
          <PasswordField
            label={text('action.password')}
            autoComplete="current-password"
            required
            ref={takeFocus}
            {...form.field('password')}
          />
        )}
        {askedFor === 'code' && (
          <TextField
            label={text('action.mailedCode')}
            hint={text(bankConfig().dataMode === 'sample' ? 'action.codeHintSample' : 'action.codeHint')}
            ref={takeFocus}
            {...codeProps}
            {...form.field('code', cleanCode)}
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
