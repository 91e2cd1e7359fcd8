import { formatDay } from '@bank/shared/format';
import styled from 'styled-components';
import type { Transaction } from '../../data/types';
import { CategoryIcon } from './CategoryIcon';
import { TransactionAmount } from './TransactionAmount';

/** Stands in for the table on narrow screens. */
export function TransactionCards({ transactions }: { transactions: Transaction[] }) {
  return (
    <List role="list" aria-label="Transaction History">
      {transactions.map(({ id, description, date, category, amount }) => (
        <Row key={id} data-row tabIndex={-1}>
          <CategoryIcon category={category} />
          <Words>
            <Description>{description}</Description>
            <Facts>
              {formatDay(date)} · {category}
            </Facts>
          </Words>
          <TransactionAmount amount={amount} />
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul`
  > li + li {
    border-block-start: 1px solid var(--hairline);
  }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: flex-end;
  padding-block: 12px;
  font-size: var(--text-14);
  line-height: 1.4;
`;

const Words = styled.span`
  flex: 1 1 110px;
  min-width: 0;
`;

const Description = styled.span`
  display: block;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--text-12);
  line-height: 1.5;
`;
