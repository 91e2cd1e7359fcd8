import { useFormContext } from 'react-hook-form';
import type { Registration } from '../../data/registration';
import { checkFilled } from '../../lib/checkFilled';
import { UsernameField } from '../../ui/UsernameField';

export function NewUsernameField() {
  const { register, formState } = useFormContext<Registration>();
  return (
    <UsernameField
      hint="3 to 32 characters: letters, numbers, dots, hyphens or underscores. Begin with a letter or a number."
      error={formState.errors.username?.message}
      {...register('username', { validate: checkFilled('Choose a username.') })}
    />
  );
}
