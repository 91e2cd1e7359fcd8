import type { Account } from '@bank/shared/api';
import { Table, VisuallyHidden } from '@bank/shared/ui';
import styled from 'styled-components';
import { useText } from '../../messages';
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
  const text = useText();
  return (
    <Frame>
      <Table caption={text('details.accounts')} captionHidden>
        <thead>
          <tr>
            <SortHeader column="name" label={text('details.columnName')} sort={sort} onSort={onSort} />
            <th scope="col">{text('details.columnNumber')}</th>
            <th scope="col">{text('account.type')}</th>
            <SortHeader column="balance" label={text('account.balance')} sort={sort} onSort={onSort} data-numeric="" />
            <th scope="col" data-status="">
              {text('account.status')}
            </th>
            <th scope="col" data-screen-only>
              <VisuallyHidden>{text('details.actions')}</VisuallyHidden>
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
