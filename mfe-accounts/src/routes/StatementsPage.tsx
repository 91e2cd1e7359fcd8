import { accountPath } from '@bank/shared/paths';
import { useQuery } from '@bank/shared/query';
import { Link, useParams, useUrlParameters } from '@bank/shared/router';
import { Card, EmptyState, iconProps, MaskedNumber, PageFrame } from '@bank/shared/ui';
import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { accountSource } from '../data/accountSource';
import { loadAccounts } from '../data/loadAccounts';
import { AccountSkeleton } from '../features/account/AccountSkeleton';
import { AccountMissing, AccountsFailed } from '../features/account/failures';
import { useCommonHeaderActions } from '../features/header-actions/useCommonHeaderActions';
import { MonthSelect } from '../features/statements/MonthSelect';
import { StatementCard } from '../features/statements/StatementCard';
import { useText } from '../features/texts/messages';

export default function StatementsPage() {
  const text = useText();
  useCommonHeaderActions();
  const { id = '' } = useParams();
  const [parameters, change] = useUrlParameters();
  const accounts = useQuery({ key: ['/accounts'], load: loadAccounts });
  const months = useQuery({
    key: ['/accounts', id, 'statements'],
    load: (signal) => accountSource().months(id, signal),
  });
  const account = accounts.status === 'ready' ? accounts.data.find((one) => one.id === id) : undefined;
  const known = months.status === 'ready' ? months.data : [];
  const month = known.find((one) => one === parameters.get('month')) ?? known[0];
  const isMissing = accounts.status === 'ready' && !account;
  // The bank tells no months of somebody else's account.
  const queries = isMissing ? [accounts] : [accounts, months];
  const failed = queries.find(({ status }) => status === 'error');
  const isLoading = !failed && queries.some(({ status }) => status === 'loading');
  return (
    <PageFrame aria-busy={isLoading}>
      <Head>
        <div>
          <h1 tabIndex={-1}>{text('statement.title')}</h1>
          {account && (
            <p>
              <Link to={accountPath(id)}>
                <bdi>{account.name}</bdi>
              </Link>{' '}
              <MaskedNumber lastFour={account.lastFour} />
            </p>
          )}
        </div>
        {month && <MonthSelect months={known} month={month} onMonth={(chosen) => change({ month: chosen })} />}
      </Head>
      {failed && <AccountsFailed onRetry={failed.retry} />}
      {isLoading && <AccountSkeleton />}
      {isMissing && <AccountMissing />}
      {account && months.status === 'ready' && !month && (
        <Card>
          <EmptyState icon={<FileText {...iconProps} size={20} />} title={text('statement.none')}>
            {text('statement.noneText')}
          </EmptyState>
        </Card>
      )}
      {account && month && <StatementCard key={month} account={account} month={month} />}
    </PageFrame>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: end;
  justify-content: space-between;

  h1 {
    font-size: var(--text-24);
  }
  p {
    margin: 0;
    color: var(--muted);
    font-size: var(--text-14);
  }
  a {
    color: var(--ink);
  }
`;
