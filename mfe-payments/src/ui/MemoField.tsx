import { TextField } from '@bank/shared/ui';
import type { ComponentProps } from 'react';
import { useText } from '../messages';

const MAX_LENGTH = 100;

export function MemoField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const text = useText();
  return <TextField label={text('order.memo')} autoComplete="off" maxLength={MAX_LENGTH} {...props} />;
}
