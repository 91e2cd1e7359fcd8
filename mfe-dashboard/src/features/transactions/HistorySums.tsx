import styled from 'styled-components';
import type { Sums } from '../../data/types';
import { useText } from '../../messages';
import { TransactionAmount } from './TransactionAmount';

/** Sums everything that matches, not only the rows on screen. */
export function HistorySums({ sums: { income, spending } }: { sums: Sums }) {
  const text = useText();
  return (
    <List>
      <div>
        <dt>{text('history.typeIncome')}</dt>
        <dd>
          <TransactionAmount amount={income} />
        </dd>
      </div>
      <div>
        <dt>{text('history.spending')}</dt>
        <dd>
          <TransactionAmount amount={spending} />
        </dd>
      </div>
    </List>
  );
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin: 0 0 8px;
  font-size: var(--text-14);
  line-height: 1.5;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
  dt {
    color: var(--muted);
  }
  dd {
    margin: 0;
  }
`;
