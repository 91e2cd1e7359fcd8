import type { Account } from '@bank/shared/api';
import { formatMonth, type IsoMonth } from '@bank/shared/format';
import { useQuery } from '@bank/shared/query';
import { Button, Card, CardHeader, ErrorView, iconProps, Skeleton } from '@bank/shared/ui';
import { Download, Printer } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { accountSource } from '../../data/accountSource';
import { useText } from '../texts/messages';
import { exportStatement } from './exportStatement';
import { StatementEntries } from './StatementEntries';
import { StatementSums } from './StatementSums';

interface StatementCardProps {
  account: Account;
  month: IsoMonth;
}

export function StatementCard({ account, month }: StatementCardProps) {
  const text = useText();
  const titleId = useId();
  const statement = useQuery({
    key: ['/accounts', account.id, 'statements', month],
    load: (signal) => accountSource().statement(account.id, month, signal),
  });
  const holder = useQuery({ key: ['/auth/me', 'holder'], load: (signal) => accountSource().holder(signal) });
  return (
    <Card aria-labelledby={titleId} aria-busy={statement.status === 'loading'}>
      <CardHeader title={formatMonth(month)} titleId={titleId}>
        {statement.status === 'ready' && (
          <>
            <Button
              size="small"
              icon={<Download {...iconProps} />}
              onClick={() => exportStatement(account, statement.data)}
              data-screen-only
            >
              {text('statement.csv')}
            </Button>
            {holder.status === 'ready' && (
              <Button size="small" icon={<Printer {...iconProps} />} onClick={() => window.print()} data-screen-only>
                {text('statement.print')}
              </Button>
            )}
          </>
        )}
      </CardHeader>
      {statement.status === 'loading' && <Skeleton height="20rem" />}
      {statement.status === 'error' && (
        <ErrorView heading={text('statement.failed')} text={text('account.failedText')} onRetry={statement.retry} />
      )}
      {statement.status === 'ready' && (
        <>
          {holder.status === 'error' && (
            <ErrorView
              heading={text('statement.noHolder')}
              text={text('statement.noHolderText')}
              onRetry={holder.retry}
            />
          )}
          {holder.status === 'ready' && (
            <Holder>
              {text('statement.holder')} <bdi>{holder.data}</bdi>
            </Holder>
          )}
          <StatementSums statement={statement.data} />
          <StatementEntries statement={statement.data} />
        </>
      )}
    </Card>
  );
}

/** Printed only: on screen the customer knows. */
const Holder = styled.p`
  margin: 0 0 16px;
  color: var(--muted);

  bdi {
    color: var(--ink);
    font-weight: 600;
  }
  @media not print {
    display: none;
  }
`;
