import { failureOf } from '@bank/shared/http';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows why a form was refused: at the fields that the bank named, with the focus on the first, or above them all. */
export function showFailure<T extends FieldValues>({ setError, getValues }: UseFormReturn<T>, error: unknown): void {
  const { fields, text } = failureOf(error);
  const known = fields.filter(({ name }) => name in getValues());
  for (const [index, { name, message }] of known.entries()) {
    setError(name as FieldPath<T>, { message }, { shouldFocus: index === 0 });
  }
  if (known.length === 0) setError('root', { message: text });
}
