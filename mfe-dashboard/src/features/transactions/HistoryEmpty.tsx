import type { TransactionFilter } from '@bank/shared/data';
import { Button, EmptyState, iconProps } from '@bank/shared/ui';
import { ReceiptText, SearchX } from 'lucide-react';
import { defaultFilter, isDefaultFilter } from './filterOptions';

interface HistoryEmptyProps {
  filter: TransactionFilter;
  onFilter: (filter: TransactionFilter) => void;
}

/** Nothing to show: because of the filters, or because nothing has happened. */
export function HistoryEmpty({ filter, onFilter }: HistoryEmptyProps) {
  if (!isDefaultFilter(filter)) {
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
  return (
    <EmptyState
      icon={<ReceiptText {...iconProps} size={20} />}
      title="No transactions in the last 30 days"
      action={<Button onClick={() => onFilter({ ...filter, period: 90 })}>Show the last 90 days</Button>}
    >
      What you spend and receive appears here.
    </EmptyState>
  );
}
