import { TextField, type TextFieldProps } from '@bank/shared/ui';

/** The phone number that the bank knows a customer by. */
export function PhoneField(props: Omit<TextFieldProps, 'label'>) {
  return <TextField label="Phone number" type="tel" inputMode="tel" autoComplete="tel" required {...props} />;
}
