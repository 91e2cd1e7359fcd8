import { formatMoney } from '@bank/shared/format';
import type { Ref } from 'react';
import styled from 'styled-components';
import { FILTER_CURRENCY, isExact } from '../../data/filterTransactions';
import type { ExactAmount, TransactionFilter } from '../../data/types';
import { useIsNarrow } from '../../lib/useIsNarrow';
import { useText } from '../../messages';
import { FilterSelect } from './FilterSelect';
import { amountOptions, periods, typeOptions } from './filterOptions';
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
  const text = useText();
  const isNarrow = useIsNarrow();
  return (
    <Row role="group" aria-label={text('history.filter')}>
      <SearchField text={filter.text} onSearch={(wanted) => onFilter({ ...filter, text: wanted })} />
      <FilterSelect
        ref={firstRef}
        label={text('history.period')}
        value={filter.period}
        options={periods.map((days) => ({ value: days, label: text('history.lastDays', { days }) }))}
        onChange={(period) => onFilter({ ...filter, period })}
      />
      <FilterSelect
        label={text('history.type')}
        value={filter.type}
        options={typeOptions.map(({ value, label }) => ({ value, label: text(label) }))}
        onChange={(type) => onFilter({ ...filter, type })}
      />
      <FilterSelect
        label={text('history.amount')}
        value={filter.amount}
        options={[
          ...amountOptions.map(({ value, label }) => ({ value, label: text(label) })),
          ...(isExact(filter.amount) ? [{ value: filter.amount, label: wordExact(filter.amount) }] : []),
        ]}
        onChange={(amount) => onFilter({ ...filter, amount })}
      />
      {isNarrow && <SortSelect sorting={sorting} onSort={onSort} />}
    </Row>
  );
}

/** Comes from an address, such as what the search of the bank leads to. */
function wordExact(amount: ExactAmount): string {
  return formatMoney({ minor: Number(amount), currency: FILTER_CURRENCY });
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;

  /* Two in a row, as far as the words of the language have room. */
  @container (width < 40rem) {
    gap: 12px;
    width: 100%;

    > :first-child {
      flex-basis: 100%;
    }
    > :not(:first-child) {
      flex: 1 1 calc(50% - 6px);
    }
  }

  @container (width < 15rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
