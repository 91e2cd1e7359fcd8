import { today } from '@bank/shared/format';
import { TextField } from '@bank/shared/ui';
import { useText } from '../../messages';
import { EARLIEST_BIRTH_DATE } from './registrationChecks';
import type { StepFields } from './steps';

export function PersonalStep({ form }: StepFields) {
  const text = useText();
  return (
    <>
      <TextField
        label={text('register.firstName')}
        autoComplete="given-name"
        spellCheck={false}
        required
        {...form.field('firstName')}
      />
      <TextField
        label={text('register.lastName')}
        autoComplete="family-name"
        spellCheck={false}
        required
        {...form.field('lastName')}
      />
      <TextField
        label={text('register.dateOfBirth')}
        type="date"
        autoComplete="bday"
        min={EARLIEST_BIRTH_DATE}
        max={today()}
        required
        {...form.field('dateOfBirth')}
      />
      <TextField
        label={text('register.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        required
        {...form.field('email')}
      />
    </>
  );
}
