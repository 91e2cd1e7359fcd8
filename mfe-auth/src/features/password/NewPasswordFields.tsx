import type { Form } from '@bank/shared/forms';
import { PasswordField } from '@bank/shared/ui';
import { useId } from 'react';
import type { NewPassword } from './newPasswordChecks';
import { PasswordRequirements } from './PasswordRequirements';

interface NewPasswordFieldsProps {
  form: Pick<Form<NewPassword>, 'field' | 'values'>;
  label: string;
  confirmLabel: string;
}

export function NewPasswordFields({ form, label, confirmLabel }: NewPasswordFieldsProps) {
  const rulesId = useId();
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        aria-describedby={rulesId}
        required
        {...form.field('password')}
      />
      <PasswordRequirements id={rulesId} password={form.values.password} />
      <PasswordField label={confirmLabel} autoComplete="new-password" required {...form.field('confirmPassword')} />
    </>
  );
}
