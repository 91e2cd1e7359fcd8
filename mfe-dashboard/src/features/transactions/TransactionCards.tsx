import { formatDay } from '@bank/shared/format';
import { memo, useRef } from 'react';
import styled from 'styled-components';
import type { Transaction } from '../../data/types';
import { CategoryIcon } from './CategoryIcon';
import { StandIn } from './StandIn';
import { TransactionAmount } from './TransactionAmount';
import { type AccountNames, useAccountNames } from './useAccountNames';
import { useStretches } from './useStretches';
import type { FoundTransactions } from './useTransactions';

const ROW_HEIGHT_PX = 81;

/** Stands in for the table on narrow screens. */
export function TransactionCards({ found: { blocks, total = UNKNOWN } }: { found: FoundTransactions }) {
  const names = useAccountNames();
  const list = useRef<HTMLDivElement>(null);
  const stretches = useStretches(list, blocks, ROW_HEIGHT_PX);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `ul` may not hold its items in groups
    <div ref={list} role="list" aria-label="Transaction History">
      {stretches.map(({ from, to, isNear, start, height, data }) =>
        isNear ? (
          <div key={from} {...data}>
            <Rows block={blocks[from] ?? []} names={names} start={start} total={total} />
          </div>
        ) : (
          <div key={from} {...data} aria-hidden>
            <StandIn blocks={blocks} names={names} from={from} to={to} height={height} />
          </div>
        ),
      )}
    </div>
  );
}

/** https://www.w3.org/TR/wai-aria-1.2/#aria-setsize */
const UNKNOWN = -1;

interface RowsProps {
  block: readonly Transaction[];
  names: AccountNames;
  /** Rows before it. */
  start: number;
  total: number;
}

const Rows = memo(({ block, names, start, total }: RowsProps) =>
  block.map(({ id, accountId, description, date, category, amount }, index) => (
    <Row
      key={id}
      role="listitem"
      aria-setsize={total}
      aria-posinset={start + index + 1}
      data-row={start + index}
      tabIndex={-1}
    >
      <CategoryIcon category={category} />
      <Words>
        <Description>
          <bdi>{description}</bdi>
        </Description>
        <Facts>
          {formatDay(date)} · {category}
        </Facts>
        <Facts>
          <bdi>{names.get(accountId)}</bdi>
        </Facts>
      </Words>
      <TransactionAmount amount={amount} />
    </Row>
  )),
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: flex-end;
  padding-block: 12px;
  font-size: var(--text-14);
  line-height: 1.4;

  &:not([data-row='0']) {
    border-block-start: 1px solid var(--hairline);
  }
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
  min-height: 1.5em;
  font-size: var(--text-12);
  line-height: 1.5;
  overflow-wrap: anywhere;
`;
