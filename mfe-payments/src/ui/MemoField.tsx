import { TextField } from '@bank/shared/ui';
import type { ComponentProps } from 'react';
import { useText } from '../messages';

const MAX_LENGTH = 100;

interface MemoFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  label?: string | undefined;
}

export function MemoField({ label, ...props }: MemoFieldProps) {
  const text = useText();
  return <TextField label={label ?? text('order.memo')} autoComplete="off" maxLength={MAX_LENGTH} {...props} />;
}
