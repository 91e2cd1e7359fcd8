import type { BadgeProps } from '@bank/shared/ui';
import type { OrderStatus } from '../../data/types';
import type { TextKey } from '../../messages';

export const statusTexts = {
  completed: { label: 'status.completed', tone: 'positive' },
  'on-its-way': { label: 'status.onItsWay', tone: 'accent' },
  returned: { label: 'status.returned', tone: 'negative' },
} as const satisfies Record<OrderStatus, { label: TextKey; tone: BadgeProps['tone'] }>;
