import type { Account } from '@bank/shared/api';
import { Badge, MaskedNumber, Money } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { calculateAvailableCredit } from '../accounts/calculateAvailableCredit';
import { CopyNumberButton } from './CopyNumberButton';

export function AccountFacts({ account }: { account: Account }) {
  const { name, lastFour, type, balance, apy, limit, status } = account;
  const available = calculateAvailableCredit(account);
  return (
    <Facts>
      <Fact label="Balance">
        <Money amount={balance} size="large" />
      </Fact>
      <Fact label="Account name">
        <bdi>{name}</bdi>
      </Fact>
      <Fact label="Account number">
        <MaskedNumber lastFour={lastFour} />
        <CopyNumberButton lastFour={lastFour} />
      </Fact>
      <Fact label="Type">{type}</Fact>
      {apy !== undefined && <Fact label="APY">{apy}%</Fact>}
      {limit && (
        <Fact label="Credit limit">
          <Money amount={limit} />
        </Fact>
      )}
      {available && (
        <Fact label="Available credit">
          <Money amount={available} />
        </Fact>
      )}
      <Fact label="Status">
        <Badge tone="positive">{status}</Badge>
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
