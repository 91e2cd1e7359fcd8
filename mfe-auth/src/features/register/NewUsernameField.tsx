import { useFormContext } from 'react-hook-form';
import { checkFilled } from '../../lib/checkFilled';
import { UsernameField } from '../../ui/UsernameField';
import type { Registration } from './registration';

export function NewUsernameField() {
  const { register, formState } = useFormContext<Registration>();
  return (
    <UsernameField
      error={formState.errors.username?.message}
      {...register('username', { validate: checkFilled('Choose a username.') })}
    />
  );
}
