import type { Account } from '@bank/shared/api';
import { Table, VisuallyHidden } from '@bank/shared/ui';
import styled from 'styled-components';
import { AccountTableRow } from './AccountTableRow';
import { SortHeader } from './SortHeader';
import type { AccountSort } from './sortAccounts';

interface AccountTableProps {
  accounts: Account[];
  sort: AccountSort | undefined;
  onSort: (sort: AccountSort | undefined) => void;
  onDetails: (account: Account) => void;
}

export function AccountTable({ accounts, sort, onSort, onDetails }: AccountTableProps) {
  return (
    <Frame>
      <Table caption="Your accounts" captionHidden>
        <thead>
          <tr>
            <SortHeader column="name" label="Account Name" sort={sort} onSort={onSort} />
            <th scope="col">Account Number</th>
            <th scope="col" data-roomy="">
              Type
            </th>
            <SortHeader column="balance" label="Balance" sort={sort} onSort={onSort} data-numeric="" />
            <th scope="col">Status</th>
            <th scope="col" data-screen-only>
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <AccountTableRow key={account.id} account={account} onDetails={onDetails} />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

// Container queries, because the open sidebar takes room that a media query would not notice.
const Frame = styled.div`
  container-type: inline-size;

  th:first-child {
    min-width: 96px;
  }

  @container (max-width: 719.98px) {
    && :is(th, td):not(:first-child) {
      padding-inline-start: 8px;
    }
    && :is(th, td):not(:last-child) {
      padding-inline-end: 8px;
    }
  }
  @container (max-width: 599.98px) {
    [data-roomy] {
      display: none;
    }
  }
  @container (min-width: 600px) {
    [data-tight] {
      display: none;
    }
  }
`;
