import { TextField } from '@bank/shared/ui';
import { PhoneField } from '../../ui/PhoneField';
import type { StepFields } from './steps';

export function AccountStep({ form }: StepFields) {
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
      <TextField label="Account number" {...verbatimProps} inputMode="text" {...form.field('accountNumber')} />
      <TextField label="ID/Passport number" {...verbatimProps} {...form.field('idNumber')} />
      <PhoneField {...form.field('phone')} />
    </>
  );
}
