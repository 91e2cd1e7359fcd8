import { today } from '@bank/shared/format';
import { TextField } from '@bank/shared/ui';
import { EARLIEST_BIRTH_DATE } from './registrationChecks';
import type { StepFields } from './steps';

export function PersonalStep({ form }: StepFields) {
  return (
    <>
      <TextField
        label="First name"
        autoComplete="given-name"
        spellCheck={false}
        required
        {...form.field('firstName')}
      />
      <TextField label="Last name" autoComplete="family-name" spellCheck={false} required {...form.field('lastName')} />
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        min={EARLIEST_BIRTH_DATE}
        max={today()}
        required
        {...form.field('dateOfBirth')}
      />
      <TextField
        label="Email"
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
