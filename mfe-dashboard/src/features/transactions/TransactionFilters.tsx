import type { Ref } from 'react';
import styled from 'styled-components';
import type { TransactionFilter } from '../../data/types';
import { useIsNarrow } from '../../lib/useIsNarrow';
import { FilterSelect } from './FilterSelect';
import { amountOptions, periodOptions, typeOptions } from './filterOptions';
import { SearchField } from './SearchField';
import { SortSelect } from './SortSelect';
import type { Sorting } from './sorting';

interface TransactionFiltersProps {
  filter: TransactionFilter;
  onFilter: (filter: TransactionFilter) => void;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  firstRef: Ref<HTMLSelectElement>;
}

export function TransactionFilters({ filter, onFilter, sorting, onSort, firstRef }: TransactionFiltersProps) {
  const isNarrow = useIsNarrow();
  return (
    <Row role="group" aria-label="Filter transactions">
      <SearchField text={filter.text} onSearch={(text) => onFilter({ ...filter, text })} />
      <FilterSelect
        ref={firstRef}
        label="Period"
        value={filter.period}
        options={periodOptions}
        onChange={(period) => onFilter({ ...filter, period })}
      />
      <FilterSelect
        label="Type"
        value={filter.type}
        options={typeOptions}
        onChange={(type) => onFilter({ ...filter, type })}
      />
      <FilterSelect
        label="Amount"
        value={filter.amount}
        options={amountOptions}
        onChange={(amount) => onFilter({ ...filter, amount })}
      />
      {isNarrow && <SortSelect sorting={sorting} onSort={onSort} />}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;

  @container (width < 40rem) {
    display: grid;
    grid-template-columns: 1.4fr 1fr 1fr;
    gap: 12px;
    width: 100%;
  }

  @container (width < 27.5rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (width < 20rem) {
    > :is(:nth-child(2), :last-child) {
      grid-column: 1 / -1;
    }
  }

  @container (width < 15rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
