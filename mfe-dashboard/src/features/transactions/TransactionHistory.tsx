import { Card, CardHeader, ErrorView } from '@bank/shared/ui';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import type { TransactionFilter } from '../../data/types';
import { useText } from '../../messages';
import { ExportButton } from './ExportButton';
import { HistoryEmpty } from './HistoryEmpty';
import { HistoryList } from './HistoryList';
import { HistorySkeleton } from './HistorySkeleton';
import { HistoryStatus } from './HistoryStatus';
import { HistorySums } from './HistorySums';
import { PrintButton } from './PrintButton';
import { TransactionDetails } from './TransactionDetails';
import { TransactionFilters } from './TransactionFilters';
import { usePrintAll } from './usePrintAll';
import { useTransactions } from './useTransactions';

interface TransactionHistoryProps {
  /** Limits the history to one account, on its page. */
  accountId?: string;
}

export function TransactionHistory({ accountId }: TransactionHistoryProps) {
  const text = useText();
  const titleId = useId();
  const firstFilter = useRef<HTMLSelectElement>(null);
  const { status, retry, query, filter, setFilter, sorting, setSorting, isStale, ...history } =
    useTransactions(accountId);
  const { found, ...printing } = usePrintAll(history.found);
  const isEmpty = found?.shown === 0;

  // The pressed button disappears with what it changes, and would take the focus with it.
  const filterAndFocus = (changed: TransactionFilter) => {
    setFilter(changed);
    firstFilter.current?.focus();
  };

  return (
    <Card aria-labelledby={titleId} aria-busy={status === 'loading' || isStale}>
      <Head title={text('history.title')} titleId={titleId}>
        <TransactionFilters
          filter={filter}
          onFilter={setFilter}
          sorting={sorting}
          onSort={setSorting}
          firstRef={firstFilter}
        />
      </Head>
      <Line>
        <HistoryStatus found={found} onFilter={filterAndFocus} />
        {found && !isEmpty && (
          <Buttons>
            <PrintButton {...printing} />
            <ExportButton query={query} />
          </Buttons>
        )}
      </Line>
      {found?.sums && <HistorySums sums={found.sums} />}
      {status === 'loading' && <HistorySkeleton />}
      {status === 'error' && (
        <ErrorView heading={text('history.failed')} text={text('history.failedDetail')} onRetry={retry} />
      )}
      {found && isEmpty && <HistoryEmpty filter={found.query} onFilter={filterAndFocus} />}
      {found && !isEmpty && <HistoryList found={found} isStale={isStale} sorting={sorting} onSort={setSorting} />}
      {found && <TransactionDetails found={found} />}
    </Card>
  );
}

const Head = styled(CardHeader)`
  @container (width < 40rem) {
    > :last-child {
      flex: 1 0 100%;
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: center;
  justify-content: space-between;
  margin-block-end: 8px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;

  /* Their texts begin and end where the column does, not their padding. Forced colors draw borders. */
  @media screen and (forced-colors: none) {
    margin-inline: -12px;
  }
`;
