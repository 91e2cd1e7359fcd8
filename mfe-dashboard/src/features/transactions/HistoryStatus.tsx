import { formatMoney } from '@bank/shared/format';
import { Button } from '@bank/shared/ui';
import styled from 'styled-components';
import { FILTER_CURRENCY, HIGH_AMOUNT_MINOR, isExact } from '../../data/filterTransactions';
import type { TransactionFilter } from '../../data/types';
import { useText } from '../../messages';
import { clearFilter, isFiltering } from './filterOptions';
import type { FoundTransactions } from './useTransactions';

interface HistoryStatusProps {
  found: FoundTransactions | undefined;
  onFilter: (filter: TransactionFilter) => void;
}

export function HistoryStatus({ found, onFilter }: HistoryStatusProps) {
  const text = useText();
  return (
    <Line>
      <span role="status">{found && describe(found, text)}</span>
      {found && found.shown > 0 && isFiltering(found.query) && (
        <Button variant="ghost" size="small" onClick={() => onFilter(clearFilter(found.query))}>
          {text('history.clear')}
        </Button>
      )}
    </Line>
  );
}

const HIGH_AMOUNT = { minor: HIGH_AMOUNT_MINOR, currency: FILTER_CURRENCY };
const bandTexts = { high: 'history.highAmount', low: 'history.lowAmount' } as const;

function describe({ shown, total, query: { amount } }: FoundTransactions, text: ReturnType<typeof useText>): string {
  const count = countOf(shown, total, text);
  return amount === 'any' || isExact(amount)
    ? count
    : `${count} · ${text(bandTexts[amount], { amount: formatMoney(HIGH_AMOUNT, { short: true }) })}`;
}

function countOf(shown: number, total: number | undefined, text: ReturnType<typeof useText>): string {
  if (total === undefined) return text('history.showingFirst', { shown });
  return shown < total ? text('history.showing', { shown, total }) : text('history.count', { total });
}

const Line = styled.div`
  display: flex;
  flex: 1 1 8em;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: center;
  min-height: 1.5em;
  color: var(--muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  line-height: 1.5;

  /* Its text begins where the line above does, not its padding. */
  @media (forced-colors: none) {
    > button {
      margin-inline-start: -12px;
    }
  }
`;
