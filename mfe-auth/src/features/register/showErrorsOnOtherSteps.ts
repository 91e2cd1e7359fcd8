import type { Form } from '@bank/shared/forms';
import type { Failure } from '@bank/shared/http';
import type { Registration } from '../../data/registration';
import { text } from '../../messages';

const stepByField: Partial<Record<string, number>> = {
  accountNumber: 1,
  idNumber: 1,
  phone: 1,
  firstName: 2,
  lastName: 2,
  dateOfBirth: 2,
  email: 2,
};

/** Shows an error of a field that is not on screen above the form, with the step to go back to. */
export function showErrorsOnOtherSteps(form: Form<Registration>, { fields }: Failure, step: number): void {
  const hidden = fields.find(({ name }) => (stepByField[name] ?? step) !== step);
  if (hidden)
    form.refuse({
      root: { message: text('register.goBack', { problem: hidden.message, step: stepByField[hidden.name] ?? step }) },
    });
}
