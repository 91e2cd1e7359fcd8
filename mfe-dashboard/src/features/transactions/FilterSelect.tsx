import { Select } from '@bank/shared/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

interface FilterSelectProps<T> extends Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'onChange' | 'label'> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** A select with typed values. */
export function FilterSelect<T extends string | number>({
  label,
  value,
  options,
  onChange,
  ...props
}: FilterSelectProps<T>) {
  return (
    <Pair>
      <span aria-hidden>{label}</span>
      <Select
        {...props}
        label={label}
        hideLabel
        value={String(value)}
        options={options.map((option) => ({ value: String(option.value), label: option.label }))}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => String(option.value) === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      />
    </Pair>
  );
}

const Pair = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  min-width: 0;
  color: var(--muted);
  font-size: var(--text-14);

  > :last-child {
    flex: 1;
  }

  @container (max-width: 639.98px) {
    flex-direction: column;
    align-items: stretch;
    font-size: var(--text-12);
  }
`;
