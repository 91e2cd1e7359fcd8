import { TextField, type TextFieldProps } from '@bank/shared/ui';
import { useText } from '../messages';

export function PhoneField(props: Omit<TextFieldProps, 'label'>) {
  const text = useText();
  return <TextField label={text('phone.label')} type="tel" inputMode="tel" autoComplete="tel" required {...props} />;
}
