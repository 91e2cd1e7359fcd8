import { type Account, bankData, type Resource, useResource } from '@bank/shared/data';
import { paths } from '@bank/shared/paths';
import { ButtonLink, EmptyState, ErrorView, iconProps } from '@bank/shared/ui';
import { CreditCard } from 'lucide-react';
import { useId } from 'react';
import { PlainHeader, PlainSection, StatePanel } from '../../ui/PlainSection';
import { AccountCardRow } from './AccountCardRow';
import { AccountCardRowSkeleton } from './AccountCardRowSkeleton';
import { hasCard } from './cardFaces';

const loadAccounts = (signal: AbortSignal) => bankData().accounts(signal);

export function AccountSummary() {
  const titleId = useId();
  const { retry, ...accounts } = useResource(loadAccounts);
  return (
    <PlainSection aria-labelledby={titleId} aria-busy={accounts.status === 'loading'}>
      <PlainHeader title="Account Summary" titleId={titleId}>
        <ButtonLink to={paths.accounts} variant="ghost" size="small" aria-label="View all accounts">
          View all
        </ButtonLink>
      </PlainHeader>
      <SummaryContent accounts={accounts} onRetry={retry} />
    </PlainSection>
  );
}

function SummaryContent({ accounts, onRetry }: { accounts: Resource<Account[]>; onRetry: () => void }) {
  if (accounts.status === 'loading') return <AccountCardRowSkeleton />;
  if (accounts.status === 'error') {
    return (
      <StatePanel>
        <ErrorView
          heading="Your accounts could not be loaded"
          text="Nothing has changed in them; only this view is missing."
          onRetry={onRetry}
        />
      </StatePanel>
    );
  }
  const cards = accounts.data.filter(hasCard);
  if (cards.length === 0) {
    return (
      <StatePanel>
        <EmptyState
          icon={<CreditCard {...iconProps} size={20} />}
          title="No accounts to show here"
          action={<ButtonLink to={paths.accounts}>Go to your accounts</ButtonLink>}
        >
          Checking, savings and credit card accounts appear here as cards.
        </EmptyState>
      </StatePanel>
    );
  }
  return <AccountCardRow accounts={cards} />;
}
