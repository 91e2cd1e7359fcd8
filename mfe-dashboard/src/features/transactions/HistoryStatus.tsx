import { formatMoney } from '@bank/shared/format';
import styled from 'styled-components';
import { HIGH_AMOUNT_MINOR } from '../../data/filterTransactions';
import type { FoundTransactions } from './useTransactions';

export function HistoryStatus({ found }: { found: FoundTransactions | undefined }) {
  return <Line role="status">{found && describe(found)}</Line>;
}

const highAmount = formatMoney({ minor: HIGH_AMOUNT_MINOR, currency: 'USD' });
const amountLabels = { any: '', high: ` of ${highAmount} or more`, low: ` under ${highAmount}` };

function describe({ shown, total, query: { amount } }: FoundTransactions): string {
  if (total === undefined) return `Showing the first ${shown} transactions${amountLabels[amount]}`;
  const noun = total === 1 ? 'transaction' : 'transactions';
  const count = shown < total ? `Showing ${shown} of ${total}` : `${total}`;
  return `${count} ${noun}${amountLabels[amount]}`;
}

const Line = styled.p`
  min-height: 1.5em;
  margin: 0;
  color: var(--muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
`;
