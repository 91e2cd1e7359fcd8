import type { Account } from '@bank/shared/api';
import { memo } from 'react';
import styled from 'styled-components';
import { AccountCard } from './AccountCard';
import { cardGridStyles } from './cardGridStyles';
import { selectCardAccounts } from './selectCardAccounts';

export const AccountCards = memo(({ accounts }: { accounts: Account[] }) => {
  return (
    <Cards role="list">
      {selectCardAccounts(accounts).map((account) => (
        <li key={account.id}>
          <AccountCard account={account} />
        </li>
      ))}
    </Cards>
  );
});

const Cards = styled.ul`
  ${cardGridStyles}
`;
