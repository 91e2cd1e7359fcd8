import type { Account } from '@bank/shared/api';
import { Badge, MaskedNumber, Money } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../messages';
import { accountKinds, statusLabels } from '../accounts/accountKinds';
import { calculateAvailableCredit } from '../accounts/calculateAvailableCredit';
import { formatApy } from '../accounts/formatApy';
import { CopyNumberButton } from './CopyNumberButton';

export function AccountFacts({ account }: { account: Account }) {
  const text = useText();
  const { name, lastFour, type, balance, apy, limit, status } = account;
  const available = calculateAvailableCredit(account);
  return (
    <Facts>
      <Fact label={text('account.balance')}>
        <Money amount={balance} size="large" />
      </Fact>
      <Fact label={text('account.name')}>
        <bdi>{name}</bdi>
      </Fact>
      <Fact label={text('account.number')}>
        <MaskedNumber lastFour={lastFour} />
        <CopyNumberButton lastFour={lastFour} />
      </Fact>
      <Fact label={text('account.type')}>{text(accountKinds[type].label)}</Fact>
      {apy !== undefined && <Fact label={text('account.apy')}>{formatApy(apy)}</Fact>}
      {limit && (
        <Fact label={text('account.creditLimit')}>
          <Money amount={limit} />
        </Fact>
      )}
      {available && (
        <Fact label={text('account.availableCredit')}>
          <Money amount={available} />
        </Fact>
      )}
      <Fact label={text('account.status')}>
        <Badge tone="positive">{text(statusLabels[status])}</Badge>
      </Fact>
    </Facts>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Facts = styled.dl`
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    padding-block: 6px;
    border-block-end: 1px solid var(--hairline);
  }
  > div:last-child {
    border-block-end: 0;
  }
  dt {
    color: var(--muted);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    justify-content: flex-end;
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  /* Its text ends where the others end, not its padding. */
  dd > button:last-of-type {
    margin-inline-end: -12px;
  }
`;
