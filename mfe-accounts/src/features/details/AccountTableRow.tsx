import type { Account } from '@bank/shared/api';
import { Badge, MaskedNumber, Money } from '@bank/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useText } from '../../messages';
import { AccountIcon } from '../accounts/AccountIcon';
import { accountKinds, statusLabels } from '../accounts/accountKinds';
import { AccountMenu } from './AccountMenu';

interface AccountTableRowProps {
  account: Account;
  onDetails: (account: Account) => void;
}

/** Stays as it is while rows around it are sorted or filtered. */
export const AccountTableRow = memo(({ account, onDetails }: AccountTableRowProps) => {
  const text = useText();
  const { name, lastFour, type, balance, status } = account;
  return (
    <TableRow data-part tabIndex={-1}>
      <th scope="row">
        <Name>
          <AccountIcon type={type} />
          <bdi>{name}</bdi>
        </Name>
      </th>
      <td>
        <MaskedNumber lastFour={lastFour} />
      </td>
      <Type>{text(accountKinds[type].label)}</Type>
      <td data-numeric="">
        <Balance amount={balance} />
      </td>
      <td data-status="">
        <Badge tone="positive">{text(statusLabels[status])}</Badge>
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

const Type = styled.td`
  white-space: nowrap;
`;
