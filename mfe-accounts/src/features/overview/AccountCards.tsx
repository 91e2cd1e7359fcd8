import type { Account } from '@bank/shared/data';
import styled from 'styled-components';
import { AccountCard } from './AccountCard';
import { cardAccounts } from './cardAccounts';
import { cardGrid } from './cardGrid';

export function AccountCards({ accounts }: { accounts: Account[] }) {
  return (
    <Cards role="list">
      {cardAccounts(accounts).map((account) => (
        <li key={account.id}>
          <AccountCard account={account} />
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  ${cardGrid}
`;
