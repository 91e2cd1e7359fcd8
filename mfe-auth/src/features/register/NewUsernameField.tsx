import { UsernameField } from '../../ui/UsernameField';
import type { StepFields } from './steps';

export function NewUsernameField({ form }: StepFields) {
  return (
    <UsernameField
      hint="3 to 32 characters: letters, numbers, dots, hyphens or underscores. Begin with a letter or a number."
      {...form.field('username')}
    />
  );
}
