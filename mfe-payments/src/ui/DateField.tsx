import { TextField } from '@bank/shared/ui';
import type { ComponentProps } from 'react';

/** A day of the calendar, as the browser lets one choose it. */
export function DateField(props: ComponentProps<typeof TextField>) {
  return <TextField type="date" autoComplete="off" {...props} />;
}
