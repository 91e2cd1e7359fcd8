import { IconButton, iconProps, Select, TextField } from '@bank/shared/ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import styled from 'styled-components';
import { useText } from '../../messages';
import { accountKinds, accountTypes } from '../accounts/accountKinds';
import type { AccountFilter } from './filterAccounts';

interface FilterBarProps {
  filter: AccountFilter;
  onFilter: (filter: AccountFilter) => void;
  onClose: () => void;
  fieldRef: RefObject<HTMLInputElement | null>;
}

export function FilterBar({ filter, onFilter, onClose, fieldRef }: FilterBarProps) {
  const text = useText();
  useEffect(() => fieldRef.current?.focus(), [fieldRef]);
  const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <Bar role="search" aria-label={text('filter.label')} onKeyDown={handleKeyDown}>
      <TextField
        ref={fieldRef}
        name="text"
        label={text('filter.text')}
        autoComplete="off"
        spellCheck={false}
        value={filter.text}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      <Select
        name="type"
        label={text('account.type')}
        options={[
          { value: 'all', label: text('filter.allTypes') },
          ...accountTypes.map((type) => ({ value: type, label: text(accountKinds[type].label) })),
        ]}
        value={filter.type}
        onChange={({ target }) =>
          onFilter({ ...filter, type: accountTypes.find((type) => type === target.value) ?? 'all' })
        }
      />
      <IconButton label={text('filter.close')} icon={<X {...iconProps} size={20} />} onClick={onClose} />
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
    @media (forced-colors: none) {
      margin-inline-end: -8px;
      @media (pointer: coarse) {
        margin-inline-end: -12px;
      }
    }
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
