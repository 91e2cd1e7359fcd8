import type { Account } from '@bank/shared/api';
import { accountPath } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import { Card, iconProps, MaskedNumber, Money } from '@bank/shared/ui';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { AccountIcon } from '../accounts/AccountIcon';
import { useText } from '../texts/messages';

export function AccountRows({ accounts }: { accounts: Account[] }) {
  const text = useText();
  return (
    <Card>
      <Rows role="list" aria-label={text('type.list')}>
        {accounts.map(({ id, type, name, lastFour, balance }) => (
          <li key={id}>
            <Row to={accountPath(id)}>
              <AccountIcon type={type} />
              <Names>
                <bdi>{name}</bdi>
                <Digits lastFour={lastFour} />
              </Names>
              <Money amount={balance} size="large" />
              <ChevronRight {...iconProps} data-screen-only />
            </Row>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

const Rows = styled.ul`
  margin-block: -12px;

  > li:not(:first-child) {
    border-block-start: 1px solid var(--hairline);
  }
`;

const Row = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  min-height: 72px;
  padding-block: 12px;
  color: var(--ink);
  text-decoration: none;

  &:hover bdi {
    text-decoration: underline;
  }
  > svg {
    flex: none;
    color: var(--muted);
  }
`;

const Names = styled.span`
  flex: 1 1 8rem;
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Digits = styled(MaskedNumber)`
  display: block;
  color: var(--muted);
  font-size: var(--text-14);
  font-weight: 400;
`;
