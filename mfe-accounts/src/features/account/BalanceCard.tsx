import type { Account } from '@bank/shared/api';
import type { Query } from '@bank/shared/query';
import { Button, Card, Reference, Skeleton } from '@bank/shared/ui';
import styled from 'styled-components';
import type { AccountDetails } from '../../data/types';
import { useText } from '../texts/messages';
import { figuresOf } from './figuresOf';

interface BalanceCardProps {
  account: Account;
  details: Query<AccountDetails>;
}

/** Shows the account's figures, with what the customer came for first. */
export function BalanceCard({ account, details }: BalanceCardProps) {
  const text = useText();
  const known = details.status === 'ready' ? details.data : undefined;
  return (
    <Card aria-label={text('account.balance')} aria-busy={details.status === 'loading'}>
      <Figures>
        {figuresOf(account, known, text).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? (details.status === 'loading' ? <Skeleton width="7rem" height="1.2em" /> : '–')}</dd>
          </div>
        ))}
      </Figures>
      {details.status === 'error' && (
        <>
          <Failure role="alert">
            {text('account.detailsFailed')}
            <Button size="small" onClick={details.retry}>
              {text('account.tryAgain')}
            </Button>
          </Failure>
          <Reference />
        </>
      )}
    </Card>
  );
}

const Figures = styled.dl`
  display: flex;
  container-type: inline-size;
  flex-wrap: wrap;
  gap: 20px 32px;
  align-items: end;
  margin: 0;

  > div {
    flex: 1 1 8.5rem;
  }
  > :first-child {
    flex: 2 1 14rem;
  }
  dt {
    color: var(--muted);
    font-size: var(--text-14);
    line-height: 1.5;
  }
  dd {
    margin: 0;
    font-size: var(--text-16);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 1.5;
  }
  /* What the customer came for: ten million with sign and currency fits, whatever the size of the browser's text. */
  > :first-child > dd {
    font-size: min(var(--text-32), 100cqi / 7.5);
    line-height: 1.2;
    letter-spacing: -0.02em;
  }

  @media (width < 48em) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.25rem, 40%)), 1fr));
    gap: 16px;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Failure = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  margin: 16px 0 0;
  color: var(--muted);
  font-size: var(--text-14);
`;
