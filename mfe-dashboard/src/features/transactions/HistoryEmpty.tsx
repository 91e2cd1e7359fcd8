import { paths } from '@bank/shared/paths';
import { Button, ButtonLink, EmptyState, iconProps } from '@bank/shared/ui';
import { ReceiptText, SearchX } from 'lucide-react';
import type { TransactionFilter } from '../../data/types';
import { useText } from '../../messages';
import { clearFilter, isFiltering } from './filterOptions';

interface HistoryEmptyProps {
  filter: TransactionFilter;
  onFilter: (filter: TransactionFilter) => void;
}

export function HistoryEmpty({ filter, onFilter }: HistoryEmptyProps) {
  const text = useText();
  const { period } = filter;
  if (isFiltering(filter)) {
    return (
      <EmptyState
        icon={<SearchX {...iconProps} size={20} />}
        title={text('history.noMatch')}
        action={<Button onClick={() => onFilter(clearFilter(filter))}>{text('history.clear')}</Button>}
      >
        {text('history.noMatchDetail')}
      </EmptyState>
    );
  }
  const isLongest = period === 90;
  return (
    <EmptyState
      icon={<ReceiptText {...iconProps} size={20} />}
      title={text('history.empty', { days: period })}
      action={
        isLongest ? (
          <ButtonLink to={paths.accounts}>{text('accounts.see')}</ButtonLink>
        ) : (
          <Button onClick={() => onFilter({ ...filter, period: 90 })}>{text('history.showLongest')}</Button>
        )
      }
    >
      {text('history.emptyDetail')}
    </EmptyState>
  );
}
