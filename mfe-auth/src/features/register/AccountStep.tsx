import { TextField } from '@bank/shared/ui';
import { useFormContext } from 'react-hook-form';
import type { Registration } from '../../data/registration';
import { checkFilled } from '../../lib/checkFilled';
import { checkPhone } from '../../lib/checkPhone';
import { PhoneField } from '../../ui/PhoneField';
import { checkAccountNumber } from './registrationChecks';

export function AccountStep() {
  const { register, formState } = useFormContext<Registration>();
  const { accountNumber, idNumber, phone } = formState.errors;
  const verbatimProps = {
    autoComplete: 'off',
    autoCapitalize: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    required: true,
  };
  return (
    <>
      <TextField
        label="Account number"
        {...verbatimProps}
        inputMode="text"
        error={accountNumber?.message}
        {...register('accountNumber', { validate: checkAccountNumber })}
      />
      <TextField
        label="ID/Passport number"
        {...verbatimProps}
        error={idNumber?.message}
        {...register('idNumber', { validate: checkFilled('Enter your ID or passport number.') })}
      />
      <PhoneField error={phone?.message} {...register('phone', { validate: checkPhone })} />
    </>
  );
}
