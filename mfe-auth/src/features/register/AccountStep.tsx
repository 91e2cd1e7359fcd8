import { TextField } from '@bank/shared/ui';
import { useFormContext } from 'react-hook-form';
import { checkFilled, checkPhone } from '../page/checks';
import { PhoneField } from '../page/PhoneField';
import type { Registration } from './registration';
import { checkAccountNumber } from './registrationChecks';

export function AccountStep() {
  const { register, formState } = useFormContext<Registration>();
  const { accountNumber, idNumber, phone } = formState.errors;
  const literal = { autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false, required: true };
  return (
    <>
      <TextField
        label="Account number"
        {...literal}
        inputMode="numeric"
        error={accountNumber?.message}
        {...register('accountNumber', { validate: checkAccountNumber })}
      />
      <TextField
        label="ID/Passport number"
        {...literal}
        error={idNumber?.message}
        {...register('idNumber', { validate: checkFilled('Enter your ID or passport number.') })}
      />
      <PhoneField error={phone?.message} {...register('phone', { validate: checkPhone })} />
    </>
  );
}
