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
            <th scope="col">Type</th>
            <SortHeader column="balance" label="Balance" sort={sort} onSort={onSort} data-numeric="" />
            <th scope="col" data-status="">
              Status
            </th>
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

const Frame = styled.div`
  th:first-child {
    min-width: 6rem;
  }
  /* Apart from the amounts, which end where it begins. */
  && [data-status] {
    padding-inline-start: 32px;
  }
`;
