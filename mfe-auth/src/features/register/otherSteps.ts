import type { Failure } from '@bank/shared/http';
import type { UseFormReturn } from 'react-hook-form';
import type { Registration } from './registration';

const stepOf: Partial<Record<string, number>> = {
  accountNumber: 1,
  idNumber: 1,
  phone: 1,
  firstName: 2,
  lastName: 2,
  dateOfBirth: 2,
  email: 2,
};

/** Says above the fields what the bank found wrong on another step than the one on screen, and which step that is. */
export function showOtherSteps(form: UseFormReturn<Registration>, { type, text, fields }: Failure, step: number): void {
  const [elsewhere] = fields.filter(({ name }) => (stepOf[name] ?? step) !== step);
  if (elsewhere) form.setError('root', { message: `${elsewhere.message} Go back to step ${stepOf[elsewhere.name]}.` });
  if (type === 'registration-expired') {
    form.setError('root', { message: `${text} Go back to step 1 and continue from there: everything is filled in.` });
  }
}
