import { type Account, bankData, type Resource, useResource } from '@bank/shared/data';
import { paths } from '@bank/shared/paths';
import { ButtonLink, EmptyState, ErrorView, iconProps } from '@bank/shared/ui';
import { CreditCard } from 'lucide-react';
import { useId } from 'react';
import { OpenHeader, OpenSection, Panel } from '../../ui/OpenSection';
import { AccountStrip } from './AccountStrip';
import { AccountStripSkeleton } from './AccountStripSkeleton';
import { hasCard } from './cardFaces';

const loadAccounts = (signal: AbortSignal) => bankData().accounts(signal);

/** The customer's everyday accounts as cards, side by side. */
export function AccountSummary() {
  const titleId = useId();
  const { retry, ...accounts } = useResource(loadAccounts);
  return (
    <OpenSection aria-labelledby={titleId} aria-busy={accounts.status === 'loading'}>
      <OpenHeader title="Account Summary" titleId={titleId}>
        <ButtonLink to={paths.accounts} variant="ghost" size="small" aria-label="View all accounts">
          View all
        </ButtonLink>
      </OpenHeader>
      <SummaryContent accounts={accounts} onRetry={retry} />
    </OpenSection>
  );
}

function SummaryContent({ accounts, onRetry }: { accounts: Resource<Account[]>; onRetry: () => void }) {
  if (accounts.status === 'loading') return <AccountStripSkeleton />;
  if (accounts.status === 'error') {
    return (
      <Panel>
        <ErrorView
          heading="Your accounts could not be loaded"
          text="Nothing has changed in them; only this view is missing."
          onRetry={onRetry}
        />
      </Panel>
    );
  }
  const cards = accounts.data.filter(hasCard);
  if (cards.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<CreditCard {...iconProps} size={20} />}
          title="No accounts to show here"
          action={<ButtonLink to={paths.accounts}>Go to your accounts</ButtonLink>}
        >
          Checking, savings and credit card accounts appear here as cards.
        </EmptyState>
      </Panel>
    );
  }
  return <AccountStrip accounts={cards} />;
}
