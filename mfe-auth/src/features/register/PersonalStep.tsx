import { today } from '@bank/shared/format';
import { TextField } from '@bank/shared/ui';
import { useFormContext } from 'react-hook-form';
import type { Registration } from '../../data/registration';
import { checkFilled } from '../../lib/checkFilled';
import { checkDateOfBirth, checkEmail, EARLIEST_BIRTH_DATE } from './registrationChecks';

export function PersonalStep() {
  const { register, formState } = useFormContext<Registration>();
  const { firstName, lastName, dateOfBirth, email } = formState.errors;
  return (
    <>
      <TextField
        label="First name"
        autoComplete="given-name"
        spellCheck={false}
        required
        error={firstName?.message}
        {...register('firstName', { validate: checkFilled('Enter your first name.') })}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        spellCheck={false}
        required
        error={lastName?.message}
        {...register('lastName', { validate: checkFilled('Enter your last name.') })}
      />
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        min={EARLIEST_BIRTH_DATE}
        max={today()}
        required
        error={dateOfBirth?.message}
        {...register('dateOfBirth', { validate: checkDateOfBirth })}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        required
        error={email?.message}
        {...register('email', { validate: checkEmail })}
      />
    </>
  );
}
