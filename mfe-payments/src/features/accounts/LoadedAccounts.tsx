import type { Account } from '@bank/shared/api';
import { paths } from '@bank/shared/paths';
import type { Query } from '@bank/shared/query';
import { ButtonLink, Card, EmptyState, ErrorView, iconProps, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import { Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { canPay } from './available';

interface LoadedAccountsProps {
  query: Query<Account[]>;
  /** So many accounts, of which one can pay. */
  needed: number;
  children: (accounts: Account[]) => ReactNode;
}

/** What stands there until the accounts are known, and when they do not do. */
export function LoadedAccounts({ query, needed, children }: LoadedAccountsProps) {
  const text = useText();
  if (query.status === 'loading') {
    return (
      <Waiting role="status">
        <VisuallyHidden>{text('accounts.loading')}</VisuallyHidden>
        <Skeleton height="4.5rem" />
        <Skeleton height="8rem" />
        <Skeleton height="8rem" />
        <Skeleton height="3rem" />
      </Waiting>
    );
  }
  if (query.status === 'error') {
    return (
      <Card>
        <ErrorView heading={text('accounts.failed')} text={text('accounts.failedText')} onRetry={query.retry} />
      </Card>
    );
  }
  if (query.data.length < needed || !query.data.some(canPay)) {
    return (
      <Card>
        <EmptyState
          icon={<Landmark {...iconProps} size={20} />}
          title={text('accounts.tooFew')}
          action={<ButtonLink to={paths.accounts}>{text('accounts.see')}</ButtonLink>}
        >
          {text(needed > 1 ? 'accounts.tooFewText' : 'accounts.noneText')}
        </EmptyState>
      </Card>
    );
  }
  return children(query.data);
}

const Waiting = styled.div`
  position: relative;
  display: grid;
  gap: 24px;
`;
