import { formatMoney } from '@bank/shared/format';
import { Button } from '@bank/shared/ui';
import styled from 'styled-components';
import { HIGH_AMOUNT_MINOR } from '../../data/filterTransactions';
import type { TransactionFilter } from '../../data/types';
import { clearFilter, isFiltering } from './filterOptions';
import type { FoundTransactions } from './useTransactions';

interface HistoryStatusProps {
  found: FoundTransactions | undefined;
  onFilter: (filter: TransactionFilter) => void;
}

export function HistoryStatus({ found, onFilter }: HistoryStatusProps) {
  return (
    <Line>
      <span role="status">{found && describe(found)}</span>
      {found && found.shown > 0 && isFiltering(found.query) && (
        <Button variant="ghost" size="small" onClick={() => onFilter(clearFilter(found.query))}>
          Clear filters
        </Button>
      )}
    </Line>
  );
}

const highAmount = formatMoney({ minor: HIGH_AMOUNT_MINOR, currency: 'USD' });
const amountLabels = { any: '', high: ` of ${highAmount} or more`, low: ` under ${highAmount}` };

function describe({ shown, total, query: { amount } }: FoundTransactions): string {
  if (total === undefined) return `Showing the first ${shown} transactions${amountLabels[amount]}`;
  const noun = total === 1 ? 'transaction' : 'transactions';
  const count = shown < total ? `Showing ${shown} of ${total}` : `${total}`;
  return `${count} ${noun}${amountLabels[amount]}`;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: center;
  min-height: 1.5em;
  color: var(--muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  line-height: 1.5;

  /* Its text begins where the line above does, not its padding. */
  > button {
    margin-inline-start: -12px;
  }
`;
