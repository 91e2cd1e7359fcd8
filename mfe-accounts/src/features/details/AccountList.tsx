import type { Account } from '@bank/shared/api';
import styled from 'styled-components';
import { useText } from '../../messages';
import { AccountCard } from '../overview/AccountCard';
import { cardGridStyles } from '../overview/cardGridStyles';
import { AccountMenu } from './AccountMenu';

interface AccountListProps {
  accounts: Account[];
  onDetails: (account: Account) => void;
}

/** Stands in for both the cards above the table and the table, so that each account is there once. */
export function AccountList({ accounts, onDetails }: AccountListProps) {
  const text = useText();
  return (
    <Place>
      <Cards role="list" aria-label={text('details.accounts')}>
        {accounts.map((account) => (
          <li key={account.id}>
            <AccountCard account={account} isListed />
            <AccountMenu account={account} onDetails={onDetails} />
          </li>
        ))}
      </Cards>
    </Place>
  );
}

const Place = styled.div`
  container-type: inline-size;
`;

const Cards = styled.ul`
  ${cardGridStyles}

  > li {
    position: relative;
  }
  > li > a {
    gap: 16px;
    min-height: 0;
  }
  > li > button {
    position: absolute;
    inset-block-start: 14px;
    inset-inline-end: 10px;
    color: var(--on-plastic);
    &:is(:hover, [aria-expanded='true']) {
      background: rgb(255 255 255 / 16%);
      color: var(--on-plastic);
    }
    &:focus-visible {
      outline-color: var(--on-plastic);
    }
  }
`;
