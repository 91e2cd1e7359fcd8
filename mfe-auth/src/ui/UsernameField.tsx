import { TextField, type TextFieldProps } from '@bank/shared/ui';
import { useText } from '../messages';

export function UsernameField(props: Omit<TextFieldProps, 'label'>) {
  const text = useText();
  return (
    <TextField
      label={text('login.username')}
      autoComplete="username"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      required
      {...props}
    />
  );
}
