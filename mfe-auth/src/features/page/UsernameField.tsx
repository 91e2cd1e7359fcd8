import { TextField, type TextFieldProps } from '@bank/shared/ui';

/** The name a customer signs in with: typed as it is, filled in by password managers. */
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
