import type { Category } from '@bank/shared/data';
import { iconProps } from '@bank/shared/ui';
import { IconDisc } from '../../ui/IconDisc';
import { categoryIcons } from './categoryIcons';

export function CategoryIcon({ category }: { category: Category }) {
  const Icon = categoryIcons[category];
  return (
    <IconDisc aria-hidden>
      <Icon {...iconProps} />
    </IconDisc>
  );
}
