import { latinDigits } from '@bank/shared/forms';
import { TextField } from '@bank/shared/ui';
import { useText } from '../../messages';
import { PhoneField } from '../../ui/PhoneField';
import type { StepFields } from './steps';

export function AccountStep({ form }: StepFields) {
  const text = useText();
  const verbatimProps = {
    dir: 'ltr',
    autoComplete: 'off',
    autoCapitalize: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    required: true,
  };
  return (
    <>
      <TextField
        label={text('register.accountNumber')}
        {...verbatimProps}
        inputMode="text"
        {...form.field('accountNumber', latinDigits)}
      />
      <TextField label={text('register.idNumber')} {...verbatimProps} {...form.field('idNumber', latinDigits)} />
      <PhoneField {...form.field('phone', latinDigits)} />
    </>
  );
}
