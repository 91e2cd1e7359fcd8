import { formatDay, formatTime } from '@bank/shared/format';
import { Button, Fact, FactList } from '@bank/shared/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Transaction } from '../../data/types';
import { useText } from '../../messages';
import { categoryTexts } from './categoryTexts';
import { useAccountNames } from './useAccountNames';

const CategoryForm = lazy(() => import('./CategoryForm'));

/** Lets the customer choose another category below what is known. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const text = useText();
  const [isChanging, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { id, date, bookedAt, accountId, category, ownCategory = category } = transaction;
  const account = useAccountNames().get(accountId);
  const close = () => {
    setChanging(false);
    // The pressed button disappears with the form, and would take the focus with it.
    opener.current?.focus();
  };
  return (
    <>
      <Facts>
        <Fact label={text('details.date')}>
          {bookedAt
            ? text('details.at', { date: formatDay(date), time: formatTime(Date.parse(bookedAt)) })
            : formatDay(date)}
        </Fact>
        {account && (
          <Fact label={text('details.account')}>
            <bdi>{account}</bdi>
          </Fact>
        )}
        <Fact label={text('details.reference')}>
          <bdi>{id}</bdi>
        </Fact>
        <Fact label={text('details.category')}>
          <span>{text(categoryTexts[ownCategory])}</span>
          <Button
            ref={opener}
            variant="ghost"
            size="small"
            aria-expanded={isChanging}
            aria-label={text('details.changeCategory')}
            data-screen-only
            onClick={() => setChanging(!isChanging)}
          >
            {text('details.change')}
          </Button>
        </Fact>
      </Facts>
      <Suspense>{isChanging && <CategoryForm id={id} category={ownCategory} onDone={close} />}</Suspense>
    </>
  );
}

const Facts = styled(FactList)`
  margin-block-start: 16px;
`;
