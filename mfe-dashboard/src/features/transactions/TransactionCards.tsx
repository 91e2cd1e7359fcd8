import { formatDay, type IsoDay } from '@bank/shared/format';
import { VisuallyHidden } from '@bank/shared/ui';
import { wordTransaction } from '@bank/shared/wording';
import { Fragment, memo, useRef } from 'react';
import styled from 'styled-components';
import type { Transaction } from '../../data/types';
import { useText } from '../../messages';
import { CategoryIcon } from './CategoryIcon';
import { categoryTexts } from './categoryTexts';
import { dayTitle, startsDay } from './days';
import { StandIn } from './StandIn';
import type { Sorting } from './sorting';
import { TransactionAmount } from './TransactionAmount';
import { TransactionLink } from './TransactionLink';
import { type AccountNames, useAccountNames } from './useAccountNames';
import { useStretches } from './useStretches';
import type { FoundTransactions } from './useTransactions';

const ROW_HEIGHT_PX = 63;

interface TransactionCardsProps {
  found: FoundTransactions;
  sorting: Sorting;
}

/** Stands in for the table on narrow screens. */
export function TransactionCards({ found: { blocks, total = UNKNOWN, query }, sorting }: TransactionCardsProps) {
  const text = useText();
  const names = useAccountNames(query.account);
  const list = useRef<HTMLDivElement>(null);
  const stretches = useStretches(list, blocks, ROW_HEIGHT_PX);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `ul` may not hold its items in groups
    <div ref={list} role="list" aria-label={text('history.title')}>
      {stretches.map(({ from, to, isNear, start, height, data }) =>
        isNear ? (
          <div key={from} {...data}>
            <Rows
              block={blocks[from] ?? []}
              names={names}
              start={start}
              total={total}
              isByDay={sorting.key === 'date'}
              lastDay={blocks[from - 1]?.at(-1)?.date}
            />
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
  isByDay: boolean;
  /** The day of the row before it. */
  lastDay: IsoDay | undefined;
}

const Rows = memo(({ block, names, start, total, isByDay, lastDay }: RowsProps) => {
  const text = useText();
  return block.map(({ id, accountId, date, category, ownCategory = category, amount, ...words }, index) => (
    <Fragment key={id}>
      {isByDay && startsDay(block, index, lastDay) && <Day aria-hidden>{dayTitle(date)}</Day>}
      <Row
        role="listitem"
        aria-setsize={total}
        aria-posinset={start + index + 1}
        data-row={start + index}
        tabIndex={-1}
      >
        <CategoryIcon category={ownCategory} />
        <Words>
          <Description>
            <TransactionLink id={id}>{wordTransaction(words)}</TransactionLink>
          </Description>
          <Facts>
            <DayText as={isByDay ? VisuallyHidden : undefined}>{formatDay(date)} · </DayText>
            {text(categoryTexts[ownCategory])}
            {names.has(accountId) && ' · '}
            <bdi>{names.get(accountId)}</bdi>
          </Facts>
        </Words>
        <TransactionAmount amount={amount} />
      </Row>
    </Fragment>
  ));
});

const Day = styled.div`
  padding-block: 16px 4px;
  color: var(--muted);
  font-size: var(--text-12);
  font-weight: 600;
`;

const DayText = styled.span``;

const Row = styled.div`
  position: relative;
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
  flex: 1 1 6.875rem;
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
