import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { iconProps } from './iconProps';
import { focusRing } from './styles';

export interface SortButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  direction: 'ascending' | 'descending' | 'none';
  onSort: () => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** Belongs inside a `<th>`, which carries `aria-sort` while its column is the sorted one. */
export function SortButton({ label, direction, onSort, ...props }: SortButtonProps) {
  const Icon = icons[direction];
  return (
    <Plain type="button" {...props} data-state={direction} onClick={onSort}>
      {label}
      <Icon {...iconProps} />
    </Plain>
  );
}

// The negative margin aligns the label, not the padding, with the column's edge.
const Plain = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 32px;
  margin: 0 -6px;
  padding: 0 6px;
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  @media (pointer: coarse) {
    min-height: 44px;
  }

  & > svg {
    width: 14px;
  }

  &[data-state='none'] > svg {
    opacity: 0.6;
  }

  &:hover,
  &:not([data-state='none']) {
    color: var(--ink);
  }

  [data-numeric]:not(:dir(rtl)) > & {
    flex-direction: row-reverse;
  }
`;
