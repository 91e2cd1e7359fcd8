import type { Account } from '@bank/shared/api';
import { Button } from '@bank/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useShownPart } from '../../lib/useShownPart';
import { useText } from '../../messages';
import { MoreRow } from '../../ui/MoreRow';
import { AccountCard } from './AccountCard';
import { cardGridStyles } from './cardGridStyles';
import { selectCardAccounts } from './selectCardAccounts';

export const MAX_CARDS = 6;

export const AccountCards = memo(({ accounts }: { accounts: Account[] }) => {
  const text = useText();
  const cards = selectCardAccounts(accounts);
  const { list, shown, hasMore, showMore } = useShownPart(cards, MAX_CARDS, Number.POSITIVE_INFINITY);
  return (
    <div ref={list}>
      <Cards role="list">
        {shown.map((account) => (
          <li key={account.id}>
            <AccountCard account={account} />
          </li>
        ))}
      </Cards>
      {hasMore && (
        <MoreRow data-screen-only>
          <Button onClick={showMore}>{text('overview.showAll', { count: cards.length })}</Button>
        </MoreRow>
      )}
    </div>
  );
});

const Cards = styled.ul`
  ${cardGridStyles}
`;
