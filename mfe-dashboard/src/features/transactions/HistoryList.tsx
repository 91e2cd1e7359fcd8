import { Button, Reference, VisuallyHidden } from '@bank/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useIsNarrow } from '../../lib/useIsNarrow';
import { useText } from '../../messages';
import { FIRST_PAGE_ROWS, NEXT_PAGE_ROWS } from './pageSizes';
import type { Sorting } from './sorting';
import { TransactionCards } from './TransactionCards';
import { TransactionTable } from './TransactionTable';
import { useReachEnd } from './useReachEnd';
import type { FoundTransactions } from './useTransactions';

/** Who has asked for more twice reads on: from here, more comes by itself. */
const READS_ON_ROWS = FIRST_PAGE_ROWS + 2 * NEXT_PAGE_ROWS;

interface HistoryListProps {
  found: FoundTransactions;
  isStale: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

export function HistoryList({ found, isStale, sorting, onSort }: HistoryListProps) {
  const text = useText();
  const isNarrow = useIsNarrow();
  const list = useRef<HTMLDivElement>(null);
  const { shown, hasMore, moreStatus, showMore } = found;
  const end = useRef<HTMLDivElement>(null);
  const rowToFocus = useRef<number>(undefined);
  useReachEnd(end, hasMore && shown >= READS_ON_ROWS && moreStatus === undefined, showMore);

  const showMoreAndFocus = () => {
    rowToFocus.current = shown;
    showMore();
  };
  // The button disappears with the last page and would take the focus with it.
  useLayoutEffect(() => {
    if (isStale) rowToFocus.current = undefined;
    if (rowToFocus.current === undefined || shown <= rowToFocus.current) return;
    list.current?.querySelector<HTMLElement>(`[data-row='${rowToFocus.current}']`)?.focus();
    rowToFocus.current = undefined;
  }, [shown, isStale]);
  return (
    <List ref={list} data-stale={isStale}>
      {isNarrow ? (
        <TransactionCards found={found} sorting={sorting} />
      ) : (
        <TransactionTable found={found} sorting={sorting} onSort={onSort} />
      )}
      {hasMore && <PaperNote>{text('history.notAll')}</PaperNote>}
      {hasMore && (
        <MoreRow ref={end}>
          <span role="status">{moreStatus === 'failed' && text('history.moreFailed')}</span>
          {moreStatus === 'failed' && <Reference />}
          <Button busy={moreStatus === 'loading'} onClick={showMoreAndFocus}>
            {text(moreStatus === 'failed' ? 'history.tryAgain' : 'history.showMore')}
          </Button>
          <VisuallyHidden role="status">{moreStatus === 'loading' && text('history.loadingMore')}</VisuallyHidden>
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

/** The menu of the browser prints at once, without what has not been loaded. */
const PaperNote = styled.p`
  display: none;
  margin-block-start: 12px;

  @media print {
    display: block;
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
