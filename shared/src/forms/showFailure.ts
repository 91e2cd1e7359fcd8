import type { Failure } from '../http';
import type { Form, Problems } from './useForm';

/** Shows errors at the fields that the API names, otherwise above the form. */
export function showFailure<T extends object>({ values, refuse }: Form<T>, { fields, text, reference }: Failure): void {
  const known = fields.filter(({ name }) => name in values);
  const problems = Object.fromEntries(known.map(({ name, message }) => [name, { message }]));
  refuse((known.length > 0 ? problems : { root: { message: text, reference } }) as Problems<T>);
}
