import { Button } from '@bank/shared/ui';
import styled from 'styled-components';
import { useText } from '../../messages';

interface FilterStatusProps {
  shown: number;
  total: number;
  isFiltered: boolean;
  onClear: () => void;
}

/** The live region exists before its first text, or screen readers would miss that one. */
export function FilterStatus({ shown, total, isFiltered, onClear }: FilterStatusProps) {
  const text = useText();
  return (
    <Line data-active={isFiltered || undefined}>
      <span role="status">{isFiltered && text('filter.found', { shown, total })}</span>
      {isFiltered && shown > 0 && (
        <Button variant="ghost" size="small" onClick={onClear}>
          {text('filter.clear')}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  color: var(--muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;

  &[data-active] {
    min-height: 36px;
    margin-block-end: 8px;
  }
`;
