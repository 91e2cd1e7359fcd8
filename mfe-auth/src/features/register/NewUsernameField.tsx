import { useText } from '../../messages';
import { UsernameField } from '../../ui/UsernameField';
import type { StepFields } from './steps';

export function NewUsernameField({ form }: StepFields) {
  const text = useText();
  return <UsernameField hint={text('register.usernameHint')} {...form.field('username')} />;
}
