import type { Account } from '@bank/shared/api';
import { Badge, MaskedNumber, Money } from '@bank/shared/ui';
import styled from 'styled-components';
import { useText } from '../../messages';
import { AccountIcon } from '../accounts/AccountIcon';
import { accountKinds, statusLabels } from '../accounts/accountKinds';
import { AccountMenu } from './AccountMenu';

interface AccountListProps {
  accounts: Account[];
  onDetails: (account: Account) => void;
}

/** Stands in for the table on narrow screens. */
export function AccountList({ accounts, onDetails }: AccountListProps) {
  const text = useText();
  return (
    <Rows role="list" aria-label={text('details.accounts')}>
      {accounts.map((account) => (
        <Row key={account.id} data-part tabIndex={-1}>
          <Head>
            <AccountIcon type={account.type} />
            <div>
              <Name>
                <bdi>{account.name}</bdi>
              </Name>
              <Kind>
                {text(accountKinds[account.type].label)} <MaskedNumber lastFour={account.lastFour} />
              </Kind>
            </div>
            <AccountMenu account={account} onDetails={onDetails} />
          </Head>
          <Foot>
            <Badge tone="positive">{text(statusLabels[account.status])}</Badge>
            <Money amount={account.balance} size="large" />
          </Foot>
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;
  gap: 12px;
`;

const Row = styled.li`
  padding: 16px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-small);
`;

const Head = styled.div`
  display: flex;
  gap: 12px;
  align-items: flex-start;

  > div {
    flex: 1;
    min-width: 0;
  }
  /* Text twice as large needs the room of the icon, which says what the type says. */
  @container (max-width: 10rem) {
    > :first-child {
      display: none;
    }
  }
  > button {
    margin-block: -4px;
    @media (forced-colors: none) {
      margin-inline-end: -8px;
      @media (pointer: coarse) {
        margin-inline-end: -12px;
      }
    }
  }
`;

const Name = styled.p`
  margin: 0;
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Kind = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  margin: 0;
  color: var(--muted);
  font-size: var(--text-14);
  line-height: 1.4;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  margin-block-start: 16px;

  /* Ten million with sign and currency fits a row, whatever the size of the browser's text. */
  && > [data-size] {
    font-size: min(var(--text-20), (100cqi - 34px) / 7.5);
  }
`;
