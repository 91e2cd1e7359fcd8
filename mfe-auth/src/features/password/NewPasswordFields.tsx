import { PasswordField } from '@bank/shared/ui';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PasswordRequirements } from './PasswordRequirements';
import { checkPassword } from './passwordRules';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
}

/** Needs a `FormProvider` whose form holds both passwords. */
export function NewPasswordFields({ label, confirmLabel }: NewPasswordFieldsProps) {
  const rulesId = useId();
  const { control, formState, register } = useFormContext<NewPassword>();
  const { password, confirmPassword } = formState.errors;
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        aria-describedby={rulesId}
        required
        error={password?.message}
        {...register('password', { required: 'Enter a password.', validate: checkPassword, deps: 'confirmPassword' })}
      />
      <PasswordRequirements id={rulesId} password={useWatch({ control, name: 'password' })} />
      <PasswordField
        label={confirmLabel}
        autoComplete="new-password"
        required
        error={confirmPassword?.message}
        {...register('confirmPassword', {
          required: 'Enter the password again.',
          validate: (again, values) => again === values.password || 'The two passwords do not match.',
        })}
      />
    </>
  );
}
