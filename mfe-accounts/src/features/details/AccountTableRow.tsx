import type { Account } from '@bank/shared/api';
import { Badge, MaskedNumber, Money } from '@bank/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { AccountIcon } from '../accounts/AccountIcon';
import { AccountMenu } from './AccountMenu';

interface AccountTableRowProps {
  account: Account;
  onDetails: (account: Account) => void;
}

/** Stays as it is while rows around it are sorted or filtered. */
export const AccountTableRow = memo(({ account, onDetails }: AccountTableRowProps) => {
  const { name, lastFour, type, balance, status } = account;
  return (
    <TableRow data-part tabIndex={-1}>
      <th scope="row">
        <Name>
          <span data-roomy="">
            <AccountIcon type={type} />
          </span>
          <span>
            <bdi>{name}</bdi>
            <Kind data-tight="">{type}</Kind>
          </span>
        </Name>
      </th>
      <td>
        <MaskedNumber lastFour={lastFour} />
      </td>
      <Type data-roomy="">{type}</Type>
      <td data-numeric="">
        <Balance amount={balance} />
      </td>
      <td>
        <Badge tone="positive">{status}</Badge>
      </td>
      <td data-actions="" data-screen-only>
        <AccountMenu account={account} onDetails={onDetails} />
      </td>
    </TableRow>
  );
});

const TableRow = styled.tr`
  && > * {
    height: 64px;
  }
  > [data-actions] {
    width: 52px;
    text-align: end;
  }
`;

const Name = styled.span`
  display: flex;
  gap: 12px;
  align-items: center;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Balance = styled(Money)`
  font-weight: 600;
`;

const Kind = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--text-12);
  font-weight: 400;
`;

const Type = styled.td`
  white-space: nowrap;
`;
