import { type Money as Amount, formatDay } from '@bank/shared/format';
import { Money, useBalances } from '@bank/shared/ui';
import { type PointerEvent, useState } from 'react';
import styled from 'styled-components';
import type { DayBalance } from '../../data/types';
import { drawBalances } from './drawBalances';

export const CHART_HEIGHT = '11rem';

/**
 * Decorative: the table below it has the same figures. A line without an area, because its axis does not begin at zero.
 * It tells the balance of the day that is pointed at; hidden, it is flat and gray.
 */
export function BalanceLine({ days }: { days: readonly DayBalance[] }) {
  const isHidden = useBalances((balances) => balances.isHidden);
  const [underPointer, setUnderPointer] = useState<DayBalance>();
  const pointed = isHidden ? undefined : underPointer;
  const shown = isHidden ? days.slice(0, 1) : days;
  const { line, highest, lowest, first, last, dayAt, placeOf } = drawBalances(shown);
  const handleMove = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const part = (clientX - left) / width;
    setUnderPointer(dayAt(getComputedStyle(currentTarget).direction === 'rtl' ? 1 - part : part));
  };
  return (
    <Figure aria-hidden>
      <Scale>
        <Label amount={highest} />
        {pointed && (
          <strong>
            {formatDay(pointed.date)} · <Money amount={pointed.balance} />
          </strong>
        )}
      </Scale>
      <Plot onPointerMove={handleMove} onPointerLeave={() => setUnderPointer(undefined)}>
        <Drawing viewBox="0 0 100 100" preserveAspectRatio="none">
          <path
            d={line}
            fill="none"
            stroke={isHidden ? 'var(--hairline)' : 'var(--slice-1)'}
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </Drawing>
        {pointed && <Cursor style={{ insetInlineStart: `${placeOf(pointed) * 100}%` }} />}
      </Plot>
      {lowest.minor !== highest.minor && (
        <Scale>
          <Label amount={lowest} />
        </Scale>
      )}
      <Scale>
        <span>{formatDay(first)}</span>
        <span>{formatDay(last)}</span>
      </Scale>
    </Figure>
  );
}

function Label({ amount }: { amount: Amount }) {
  return (
    <span>
      <Money amount={amount} />
    </span>
  );
}

const Figure = styled.div`
  display: grid;
  gap: 4px;
`;

const Scale = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  justify-content: space-between;
  min-height: 1.5em;
  color: var(--muted);
  font-size: var(--text-12);
  font-variant-numeric: tabular-nums;
  line-height: 1.5;

  /* Also on a line of its own. */
  > :nth-child(2) {
    margin-inline-start: auto;
  }
  > strong {
    color: var(--ink);
    font-weight: 600;
  }
`;

const Plot = styled.div`
  position: relative;
  height: ${CHART_HEIGHT};
  border-block: 1px solid var(--hairline);
  touch-action: pan-y;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

const Cursor = styled.span`
  position: absolute;
  inset-block: 0;
  width: 1px;
  background: var(--field);
`;
