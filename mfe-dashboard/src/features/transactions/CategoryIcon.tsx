import type { Category } from '@bank/shared/data';
import { iconProps } from '@bank/shared/ui';
import styled from 'styled-components';
import { categoryIcons } from './categoryIcons';

export function CategoryIcon({ category }: { category: Category }) {
  const Icon = categoryIcons[category];
  return (
    <Disc aria-hidden>
      <Icon {...iconProps} />
    </Disc>
  );
}

export const Disc = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 1px solid var(--hairline);
  border-radius: 50%;
  background: var(--sunk);
  color: var(--muted);
`;
