import type { TransactionFilter } from '@bank/shared/data';
import { Button, Card, CardHeader, ErrorView, useIsMobile } from '@bank/shared/ui';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { HistoryEmpty } from './HistoryEmpty';
import { HistorySkeleton } from './HistorySkeleton';
import { HistoryStatus } from './HistoryStatus';
import { TransactionCards } from './TransactionCards';
import { TransactionFilters } from './TransactionFilters';
import { TransactionTable } from './TransactionTable';
import { useTransactions } from './useTransactions';

/** What came in and went out. */
export function TransactionHistory() {
  const titleId = useId();
  const isMobile = useIsMobile();
  const list = useRef<HTMLDivElement>(null);
  const firstFilter = useRef<HTMLSelectElement>(null);
  const { resource, retry, filter, setFilter, sorting, setSorting, visible, isStale, showMore } = useTransactions();
  const found = resource.status === 'ready' ? resource.data : undefined;
  const total = found?.transactions.length;

  // The buttons that do this go away with it; the focus goes on to what came instead.
  const filterFromEmpty = (changed: TransactionFilter) => {
    setFilter(changed);
    firstFilter.current?.focus();
  };
  const showMoreAndFocus = () => {
    flushSync(showMore);
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[visible.length]?.focus();
  };

  return (
    <Card aria-labelledby={titleId} aria-busy={resource.status === 'loading' || isStale}>
      <Head title="Transaction History" titleId={titleId}>
        <TransactionFilters
          filter={filter}
          onFilter={setFilter}
          sorting={sorting}
          onSort={setSorting}
          firstRef={firstFilter}
        />
      </Head>
      <HistoryStatus shown={visible.length} total={total} filter={found?.filter ?? filter} />
      {resource.status === 'loading' && <HistorySkeleton />}
      {resource.status === 'error' && (
        <ErrorView
          heading="Your transactions could not be loaded"
          text="Nothing is lost; only this list is missing."
          onRetry={retry}
        />
      )}
      {found && total === 0 && <HistoryEmpty filter={found.filter} onFilter={filterFromEmpty} />}
      {total !== undefined && total > 0 && (
        <List ref={list} data-stale={isStale}>
          {isMobile ? (
            <TransactionCards transactions={visible} />
          ) : (
            <TransactionTable transactions={visible} sorting={sorting} onSort={setSorting} />
          )}
          {visible.length < total && (
            <More>
              <Button onClick={showMoreAndFocus}>Show more</Button>
            </More>
          )}
        </List>
      )}
    </Card>
  );
}

const Head = styled(CardHeader)`
  @container (max-width: 639.98px) {
    > :last-child {
      flex: 1 0 100%;
    }
  }
`;

const List = styled.div`
  transition: opacity 150ms;

  &[data-stale='true'] {
    opacity: 0.6;
  }
`;

const More = styled.p`
  display: flex;
  justify-content: center;
  margin: 16px 0 0;
`;
