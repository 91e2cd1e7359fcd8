import { paths } from '@bank/shared/paths';
import { Button, ButtonLink, EmptyState, iconProps } from '@bank/shared/ui';
import { ReceiptText, SearchX } from 'lucide-react';
import type { TransactionFilter } from '../../data/types';
import { defaultFilter } from './filterOptions';

interface HistoryEmptyProps {
  filter: TransactionFilter;
  onFilter: (filter: TransactionFilter) => void;
}

export function HistoryEmpty({ filter, onFilter }: HistoryEmptyProps) {
  const { period, type, amount } = filter;
  if (type !== defaultFilter.type || amount !== defaultFilter.amount) {
    return (
      <EmptyState
        icon={<SearchX {...iconProps} size={20} />}
        title="No transactions match these filters"
        action={<Button onClick={() => onFilter(defaultFilter)}>Clear filters</Button>}
      >
        Try a longer period, another type or any amount.
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
          <Button onClick={() => onFilter({ ...defaultFilter, period: 90 })}>Show the last 90 days</Button>
        )
      }
    >
      What you spend and receive appears here.
    </EmptyState>
  );
}
