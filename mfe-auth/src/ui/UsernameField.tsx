import { TextField, type TextFieldProps } from '@bank/shared/ui';

export function UsernameField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Username"
      autoComplete="username"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      required
      {...props}
    />
  );
}
