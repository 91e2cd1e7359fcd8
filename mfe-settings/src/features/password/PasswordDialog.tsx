import { showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { invalidateQueries } from '@bank/shared/query';
import { notify } from '@bank/shared/toast';
import { Button, Dialog, PasswordField } from '@bank/shared/ui';
import { settingsData } from '../../data/settingsData';
import { text, useText } from '../../messages';
import { Form } from '../../ui/Form';

const empty = { currentPassword: '', newPassword: '', again: '' };
const checks = {
  currentPassword: (typed: string) => typed !== '' || text('action.passwordMissing'),
  newPassword: (typed: string) => [...typed].length >= 8 || text('password.tooShort'),
  again: (typed: string, { newPassword }: typeof empty) => typed === newPassword || text('password.mismatch'),
};

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const form = useForm(empty, checks);
  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await settingsData().changePassword({ currentPassword, newPassword });
      invalidateQueries('/sessions', '/activity');
      notify({ kind: 'success', title: text('password.done'), description: text('password.doneText') });
      onClose();
    } catch (error) {
      showFailure(form, failureOf(error));
    }
  });
  return (
    <Dialog
      open
      size="small"
      title={text('profile.change-password')}
      description={text('password.lead')}
      onClose={onClose}
    >
      <Form problem={form.problem} onSubmit={submit}>
        <PasswordField
          label={text('password.current')}
          autoComplete="current-password"
          required
          {...form.field('currentPassword')}
        />
        <PasswordField
          label={text('password.new')}
          hint={text('password.rules')}
          autoComplete="new-password"
          required
          {...form.field('newPassword')}
        />
        <PasswordField label={text('password.again')} autoComplete="new-password" required {...form.field('again')} />
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {text('profile.change-password')}
        </Button>
      </Form>
    </Dialog>
  );
}
