import { TextField } from '@bank/shared/ui';
import type { ComponentProps } from 'react';

/** Lets customers choose a day with the browser's own calendar. */
export function DateField(props: ComponentProps<typeof TextField>) {
  return <TextField type="date" autoComplete="off" {...props} />;
}
