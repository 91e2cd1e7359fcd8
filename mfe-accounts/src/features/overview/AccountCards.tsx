import type { Account } from '@bank/shared/api';
import styled from 'styled-components';
import { AccountCard } from './AccountCard';
import { cardGridStyles } from './cardGridStyles';
import { selectCardAccounts } from './selectCardAccounts';

export function AccountCards({ accounts }: { accounts: Account[] }) {
  return (
    <Cards role="list">
      {selectCardAccounts(accounts).map((account) => (
        <li key={account.id}>
          <AccountCard account={account} />
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  ${cardGridStyles}
`;
