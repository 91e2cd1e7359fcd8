import { TextField } from '@bank/shared/ui';
import { useFormContext } from 'react-hook-form';
import { checkFilled } from '../page/checks';
import type { Registration } from './registration';

export function UsernameField() {
  const { register, formState } = useFormContext<Registration>();
  return (
    <TextField
      label="Username"
      autoComplete="username"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      required
      error={formState.errors.username?.message}
      {...register('username', { validate: checkFilled('Choose a username.') })}
    />
  );
}
