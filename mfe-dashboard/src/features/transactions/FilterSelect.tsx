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
      <Select
        {...props}
        label={label}
        inline
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
  /* As wide as the longest option; where there is no room for it, as wide as there is. */
  @container (15rem <= width < 40rem) {
    select {
      width: auto;
      min-width: 100%;
    }
  }

  @container (width < 15rem) or (width >= 40rem) {
    min-width: 0;
  }

  @container (width < 40rem) {
    > [data-inline] {
      flex-direction: column;
      align-items: stretch;

      > :first-child {
        font-size: var(--text-12);
      }
    }
  }
`;
