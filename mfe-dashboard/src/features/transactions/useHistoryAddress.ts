import { useUrlParameters } from '@bank/shared/router';
import { useMemo } from 'react';
import { isExact } from '../../data/filterTransactions';
import type { TransactionFilter, TransactionQuery } from '../../data/types';
import { amountOptions, defaultFilter, periods, typeOptions } from './filterOptions';
import { findSorting, newestFirst, type Sorting, toTransactionSort } from './sorting';

const NAMES = ['period', 'type', 'amount', 'sort', 'text'];

/** Filter and order are part of the address, so a reload, Back and a link that was sent show the same rows. */
export function useHistoryAddress(account?: string) {
  const [parameters, change] = useUrlParameters();
  const [period, type, amount, sort, text] = NAMES.map((name) => parameters.get(name) ?? '');
  const filter: TransactionFilter = useMemo(
    () => ({
      period: find(periods, period, defaultFilter.period),
      type: find(valuesOf(typeOptions), type, defaultFilter.type),
      amount: isExact(amount) ? amount : find(valuesOf(amountOptions), amount, defaultFilter.amount),
      ...(canSearch(text) && { text }),
    }),
    [period, type, amount, text],
  );
  const sorting = useMemo(() => findSorting(sort), [sort]);
  const query: TransactionQuery = useMemo(
    () => ({ ...filter, ...(account && { account }), sort: toTransactionSort(sorting) }),
    [filter, account, sorting],
  );
  return {
    filter,
    setFilter: ({ period, type, amount, text }: TransactionFilter) =>
      change({
        period: unlessDefault(period, defaultFilter.period),
        type: unlessDefault(type, defaultFilter.type),
        amount: unlessDefault(amount, defaultFilter.amount),
        text,
      }),
    sorting,
    setSorting: (chosen: Sorting) =>
      change({ sort: unlessDefault(toTransactionSort(chosen), toTransactionSort(newestFirst)) }),
    query,
  };
}

/** Follows the bank, which looks for three letters or digits in a row. */
export function canSearch(text: string | undefined): text is string {
  return text !== undefined && /[\p{L}\p{N}]{3}/u.test(text);
}

function valuesOf<T>(options: readonly { value: T }[]): T[] {
  return options.map(({ value }) => value);
}

function find<T>(values: readonly T[], written: string | undefined, otherwise: T): T {
  return values.find((value) => String(value) === written) ?? otherwise;
}

function unlessDefault<T extends string | number>(value: T, usual: T): string | undefined {
  return value === usual ? undefined : String(value);
}
