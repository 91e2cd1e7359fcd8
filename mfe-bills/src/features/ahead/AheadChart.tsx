import { daysBefore, formatDay, type IsoDay } from '@bank/shared/format';
import { useBalances } from '@bank/shared/ui';
import styled from 'styled-components';
import { AHEAD_DAYS } from '../../data/planAhead';
import type { Due } from '../../data/types';
import { useText } from '../../messages';

interface AheadChartProps {
  dues: readonly Due[];
  today: IsoDay;
}

/** Draws one bar per day: what leaves below the line, what comes in above it. The list says the same in words. */
export function AheadChart({ dues, today }: AheadChartProps) {
  const text = useText();
  const isHidden = useBalances((balances) => balances.isHidden);
  const days = Array.from({ length: AHEAD_DAYS + 1 }, (_, index) => daysBefore(today, -index));
  const sums = days.map((day) => {
    const own = dues.filter(({ on }) => on === day).map(({ amount }) => amount.minor);
    return { in: sumOf(own.filter((minor) => minor > 0)), out: -sumOf(own.filter((minor) => minor < 0)) };
  });
  const highest = Math.max(1, ...sums.flatMap((sum) => [sum.in, sum.out]));
  const heightOf = (minor: number) => (minor === 0 ? 0 : isHidden ? 24 : Math.max(3, (minor / highest) * 48));
  return (
    <Figure aria-hidden>
      <Plot viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none">
        {sums.map((sum, index) => (
          <g key={days[index]}>
            <rect x={index + 0.15} y={50 - heightOf(sum.in)} width={0.7} height={heightOf(sum.in)} data-side="in" />
            <rect x={index + 0.15} y={50} width={0.7} height={heightOf(sum.out)} />
          </g>
        ))}
        <line x1={0} x2={days.length} y1={50} y2={50} vectorEffect="non-scaling-stroke" />
      </Plot>
      <Ends>
        <span>{text('ahead.today')}</span>
        <span>{formatDay(days.at(-1) ?? today)}</span>
      </Ends>
      <Key>
        <span data-side="in">{text('ahead.in')}</span>
        <span>{text('ahead.out')}</span>
      </Key>
    </Figure>
  );
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, minor) => sum + minor, 0);
}

const Figure = styled.figure`
  margin: 0 0 8px;
  color: var(--muted);
  font-size: var(--text-12);
`;

const Plot = styled.svg`
  display: block;
  width: 100%;
  height: 7.5rem;

  rect {
    fill: var(--slice-1);
  }
  rect[data-side='in'] {
    fill: var(--positive);
  }
  line {
    stroke: var(--field);
  }
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding-block: 4px;
`;

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;

  > span::before {
    content: '';
    display: inline-block;
    width: 0.75em;
    height: 0.75em;
    margin-inline-end: 6px;
    border-radius: 2px;
    background: var(--slice-1);
    forced-color-adjust: none;
  }
  > [data-side='in']::before {
    background: var(--positive);
  }
`;
