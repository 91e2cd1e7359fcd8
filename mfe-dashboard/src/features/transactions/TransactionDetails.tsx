import { Button, ButtonLink, Dialog, iconProps } from '@bank/shared/ui';
import { wordTransaction } from '@bank/shared/wording';
import { Printer, RotateCw } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import styled from 'styled-components';
import type { Transaction } from '../../data/types';
import { useText } from '../../messages';
import { againPath } from './againPath';
import { TransactionAmount } from './TransactionAmount';
import { TransactionFacts } from './TransactionFacts';
import { useAccountNames } from './useAccountNames';
import { useDetailsAddress } from './useDetailsAddress';
import type { FoundTransactions } from './useTransactions';

const MoreDetails = lazy(() => import('./MoreDetails'));

/** The number of rows that a page which opens with details looks through. */
const MAX_SEARCHED_ROWS = 200;

/** Opens beside the page, on a phone from below. */
export function TransactionDetails({ found }: { found: FoundTransactions }) {
  const text = useText();
  const { id, close } = useDetailsAddress();
  const { blocks, shown, hasMore, moreStatus, showMore } = found;
  const transaction = id === undefined ? undefined : blocks.flat().find((one) => one.id === id);
  const isMissing = id !== undefined && !transaction;
  const isSearching = isMissing && hasMore && moreStatus !== 'failed' && shown < MAX_SEARCHED_ROWS;
  useEffect(() => {
    if (isSearching && moreStatus !== 'loading') showMore();
  }, [isSearching, moreStatus, showMore]);

  if (isMissing && !isSearching) {
    return (
      <Dialog open onClose={close} title={text('details.missing')}>
        {text('details.missingDetail')}
      </Dialog>
    );
  }
  return transaction && <OpenDetails transaction={transaction} onClose={close} />;
}

function OpenDetails({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const text = useText();
  const names = useAccountNames();
  const again = againPath(transaction, names);
  return (
    <Drawer
      open
      onClose={onClose}
      title={<bdi>{wordTransaction(transaction)}</bdi>}
      footer={
        <>
          {again && (
            <ButtonLink to={again} icon={<RotateCw {...iconProps} />}>
              {text('details.payAgain')}
            </ButtonLink>
          )}
          <Button icon={<Printer {...iconProps} />} onClick={() => window.print()}>
            {text('details.print')}
          </Button>
        </>
      }
    >
      <Figure>
        <TransactionAmount amount={transaction.amount} size="figure" />
      </Figure>
      <TransactionFacts transaction={transaction} />
      <Suspense>
        <MoreDetails transaction={transaction} />
      </Suspense>
    </Drawer>
  );
}

const Drawer = styled(Dialog)`
  @media screen and (width >= 30em) {
    && {
      width: 420px;
      height: 100dvh;
      max-height: none;
      margin: 0;
      margin-inline-start: auto;
      border-width: 0;
      border-inline-start-width: 1px;
      border-radius: 0;
    }

    > :nth-child(2) {
      flex: 1;
    }
  }
`;

/** Ten million with sign and currency fits, whatever the size of the browser's text. */
const Figure = styled.div`
  container-type: inline-size;

  && > [data-size] {
    font-size: min(var(--text-32), 100cqi / 7.5);
  }
`;
