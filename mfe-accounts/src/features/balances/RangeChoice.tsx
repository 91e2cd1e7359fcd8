import { formatNumber } from '@bank/shared/format';
import styled from 'styled-components';
import { useText } from '../texts/messages';

/** A button names the unit: 3 months rather than 90 days. */
const ranges = [
  { days: 30, unit: 'month', count: 1 },
  { days: 90, unit: 'month', count: 3 },
  { days: 180, unit: 'month', count: 6 },
  { days: 365, unit: 'year', count: 1 },
];

interface RangeChoiceProps {
  days: number;
  onChoose: (days: number) => void;
}

export function RangeChoice({ days: chosen, onChoose }: RangeChoiceProps) {
  const text = useText();
  return (
    <Row role="group" aria-label={text('balances.range')} data-screen-only>
      {ranges.map(({ days, unit, count }) => (
        <button key={days} type="button" aria-pressed={days === chosen} onClick={() => onChoose(days)}>
          {formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' })}
        </button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;

  > button {
    min-height: 36px;
    padding-inline: 10px;
    border: 1px solid transparent;
    border-radius: var(--radius-small);
    background: none;
    color: var(--muted);
    font: inherit;
    font-size: var(--text-14);
    cursor: pointer;

    &:hover {
      background: var(--sunk);
    }
    &[aria-pressed='true'] {
      border-color: var(--field);
      color: var(--ink);
      font-weight: 600;
    }
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
`;
