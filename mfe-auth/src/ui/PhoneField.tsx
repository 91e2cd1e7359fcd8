import { TextField, type TextFieldProps } from '@bank/shared/ui';

export function PhoneField(props: Omit<TextFieldProps, 'label'>) {
  return <TextField label="Phone number" type="tel" inputMode="tel" autoComplete="tel" required {...props} />;
}
