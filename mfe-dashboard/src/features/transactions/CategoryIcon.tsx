import type { Category } from '@bank/shared/data';
import { iconProps } from '@bank/shared/ui';
import { Disc } from '../page/Disc';
import { categoryIcons } from './categoryIcons';

export function CategoryIcon({ category }: { category: Category }) {
  const Icon = categoryIcons[category];
  return (
    <Disc aria-hidden>
      <Icon {...iconProps} />
    </Disc>
  );
}
