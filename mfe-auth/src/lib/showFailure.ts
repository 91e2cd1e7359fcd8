import { failureOf } from '@bank/shared/http';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows errors at the fields that the API names, otherwise above the form. */
export function showFailure<T extends FieldValues>({ setError, getValues }: UseFormReturn<T>, error: unknown): void {
  const { fields, text } = failureOf(error);
  const known = fields.filter(({ name }) => name in getValues());
  for (const [index, { name, message }] of known.entries()) {
    setError(name as FieldPath<T>, { message }, { shouldFocus: index === 0 });
  }
  if (known.length === 0) setError('root', { message: text });
}
