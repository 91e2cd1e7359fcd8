import { paths } from '@bank/shared/paths';
import { Button, ButtonLink, EmptyState, iconProps } from '@bank/shared/ui';
import { ReceiptText, SearchX } from 'lucide-react';
import type { TransactionFilter } from '../../data/types';
import { clearFilter, isFiltering } from './filterOptions';

interface HistoryEmptyProps {
  filter: TransactionFilter;
  onFilter: (filter: TransactionFilter) => void;
}

export function HistoryEmpty({ filter, onFilter }: HistoryEmptyProps) {
  const { period } = filter;
  if (isFiltering(filter)) {
    return (
      <EmptyState
        icon={<SearchX {...iconProps} size={20} />}
        title="No transactions match these filters"
        action={<Button onClick={() => onFilter(clearFilter(filter))}>Clear filters</Button>}
      >
        Try a longer period, other words, another type or any amount.
      </EmptyState>
    );
  }
  const isLongest = period === 90;
  return (
    <EmptyState
      icon={<ReceiptText {...iconProps} size={20} />}
      title={`No transactions in the last ${period} days`}
      action={
        isLongest ? (
          <ButtonLink to={paths.accounts}>See your accounts</ButtonLink>
        ) : (
          <Button onClick={() => onFilter({ ...filter, period: 90 })}>Show the last 90 days</Button>
        )
      }
    >
      What you spend and receive appears here.
    </EmptyState>
  );
}
