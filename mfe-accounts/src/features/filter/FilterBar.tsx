import { IconButton, iconProps, Select, TextField } from '@bank/shared/ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import styled from 'styled-components';
import { accountTypes } from '../accounts/accountKinds';
import type { AccountFilter } from './filterAccounts';

const options = [
  { value: 'all', label: 'All types' },
  ...accountTypes.map((type) => ({ value: type, label: type })),
] as const;

interface FilterBarProps {
  filter: AccountFilter;
  onFilter: (filter: AccountFilter) => void;
  onClose: () => void;
  fieldRef: RefObject<HTMLInputElement | null>;
}

export function FilterBar({ filter, onFilter, onClose, fieldRef }: FilterBarProps) {
  useEffect(() => fieldRef.current?.focus(), [fieldRef]);
  const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <Bar role="search" aria-label="Filter accounts" onKeyDown={handleKeyDown}>
      <TextField
        ref={fieldRef}
        name="text"
        label="Name or number"
        autoComplete="off"
        spellCheck={false}
        value={filter.text}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      <Select
        name="type"
        label="Type"
        options={options}
        value={filter.type}
        onChange={({ target }) =>
          onFilter({ ...filter, type: accountTypes.find((type) => type === target.value) ?? 'all' })
        }
      />
      <IconButton label="Close filter" icon={<X {...iconProps} size={20} />} onClick={onClose} />
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px 16px;
  align-items: end;
  margin-block-end: 16px;
  padding: 16px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-small);
  background: var(--sunk);

  > button {
    margin-block-end: 6px;
    margin-inline-end: -8px;
  }
  > :nth-child(2) {
    grid-row: 2;
    grid-column: 1 / -1;
  }

  @media (width >= 48em) {
    grid-template-columns: minmax(0, 1fr) 12.5rem auto;
    > :nth-child(2) {
      grid-row: auto;
      grid-column: auto;
    }
  }
`;
