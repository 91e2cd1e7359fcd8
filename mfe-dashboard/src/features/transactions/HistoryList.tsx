import { Button, useIsMobile, VisuallyHidden } from '@bank/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Sorting } from './sorting';
import { TransactionCards } from './TransactionCards';
import { TransactionTable } from './TransactionTable';
import type { FoundTransactions } from './useTransactions';

interface HistoryListProps {
  found: FoundTransactions;
  isStale: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

export function HistoryList({ found, isStale, sorting, onSort }: HistoryListProps) {
  const isMobile = useIsMobile();
  const list = useRef<HTMLDivElement>(null);
  const { items, hasMore, moreStatus, showMore } = found;
  const rowToFocus = useRef<number>(undefined);
  const shown = items.length;

  const showMoreAndFocus = () => {
    rowToFocus.current = shown;
    showMore();
  };
  // The button disappears with the last page and would take the focus with it.
  useLayoutEffect(() => {
    if (isStale) rowToFocus.current = undefined;
    if (rowToFocus.current === undefined || shown <= rowToFocus.current) return;
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[rowToFocus.current]?.focus();
    rowToFocus.current = undefined;
  }, [shown, isStale]);
  return (
    <List ref={list} data-stale={isStale}>
      {isMobile ? (
        <TransactionCards transactions={items} />
      ) : (
        <TransactionTable transactions={items} sorting={sorting} onSort={onSort} />
      )}
      {hasMore && (
        <MoreRow>
          <span role="status">{moreStatus === 'failed' && 'The next transactions could not be loaded.'}</span>
          <Button busy={moreStatus === 'loading'} onClick={showMoreAndFocus}>
            {moreStatus === 'failed' ? 'Try again' : 'Show more'}
          </Button>
          <VisuallyHidden role="status">{moreStatus === 'loading' && 'Loading more transactions'}</VisuallyHidden>
        </MoreRow>
      )}
    </List>
  );
}

const List = styled.div`
  transition: opacity 150ms;

  &[data-stale='true'] {
    opacity: 0.6;
  }
`;

const MoreRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: center;
  margin: 16px 0 0;
  color: var(--muted);
  font-size: var(--text-14);

  > :empty {
    display: none;
  }
`;
