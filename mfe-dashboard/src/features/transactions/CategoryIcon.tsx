import { iconProps } from '@bank/shared/ui';
import type { Category } from '../../data/types';
import { IconDisc } from '../../ui/IconDisc';
import { categoryIcons } from './categoryIcons';

export function CategoryIcon({ category }: { category: Category }) {
  const Icon = categoryIcons[category];
  return (
    <IconDisc aria-hidden data-screen-only>
      <Icon {...iconProps} />
    </IconDisc>
  );
}
