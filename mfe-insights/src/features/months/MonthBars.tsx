import { formatMonth, type IsoMonth } from '@bank/shared/format';
import { Money, useBalances, VisuallyHidden } from '@bank/shared/ui';
import styled from 'styled-components';
import type { MonthTotals } from '../../data/analyze';
import { useText } from '../../messages';

interface MonthBarsProps {
  totals: readonly MonthTotals[];
  chosen: IsoMonth;
  onChoose: (month: IsoMonth) => void;
}

/** Draws one bar per month, from zero up. Hidden balances make all bars alike. */
export function MonthBars({ totals, chosen, onChoose }: MonthBarsProps) {
  const text = useText();
  const isHidden = useBalances((balances) => balances.isHidden);
  const highest = Math.max(1, ...totals.map(({ spent }) => spent.minor));
  return (
    <Bars role="group" aria-label={text('months.title')}>
      {totals.map(({ month, spent }) => (
        <Month key={month} type="button" aria-pressed={month === chosen} onClick={() => onChoose(month)}>
          <Plot viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden>
            <Bar share={isHidden ? 0.5 : spent.minor / highest} />
          </Plot>
          <span aria-hidden>{formatMonth(month, { short: true })}</span>
          <VisuallyHidden>{formatMonth(month)} </VisuallyHidden>
          <Figure amount={spent} />
        </Month>
      ))}
    </Bars>
  );
}

function Bar({ share }: { share: number }) {
  // The smallest amount is still visible.
  const height = share > 0 ? Math.max(1, share * 100) : 0;
  return <rect y={100 - height} width={1} height={height} fill="currentColor" />;
}

const Bars = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 4px 8px;
`;

const Month = styled.button`
  display: grid;
  gap: 4px;
  justify-items: center;
  padding: 8px 2px;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--muted);
  font: inherit;
  font-size: var(--text-12);
  cursor: pointer;

  &:hover {
    background: var(--sunk);
  }
  &[aria-pressed='true'] {
    color: var(--ink);
    font-weight: 600;
  }
`;

const Plot = styled.svg`
  width: min(100%, 3rem);
  height: 9rem;
  border-block-end: 1px solid var(--hairline);
  color: color-mix(in srgb, var(--slice-1) 45%, transparent);

  ${Month}[aria-pressed='true'] > & {
    color: var(--slice-1);
  }
`;

const Figure = styled(Money)`
  overflow: hidden;
  max-width: 100%;
  text-overflow: ellipsis;

  /* Amounts of six months do not fit beside each other on phones: the chosen one stands above. */
  @media (width < 40rem) {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
  }
`;
