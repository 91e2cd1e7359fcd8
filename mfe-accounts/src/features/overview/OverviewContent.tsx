import type { Account } from '@bank/shared/api';
import type { Query } from '@bank/shared/query';
import { Button, Card, EmptyState, ErrorView, iconProps } from '@bank/shared/ui';
import { Plus, WalletCards } from 'lucide-react';
import { AccountCards } from './AccountCards';
import { AccountCardsSkeleton } from './AccountCardsSkeleton';

interface OverviewContentProps {
  accounts: Query<Account[]>;
  onAdd: () => void;
}

export function OverviewContent({ accounts, onAdd }: OverviewContentProps) {
  if (accounts.status === 'loading') return <AccountCardsSkeleton />;
  if (accounts.status === 'error') {
    return (
      <Card as="div">
        <ErrorView
          heading="Your accounts could not be loaded"
          text="Nothing has changed in them; only this view is missing."
          onRetry={accounts.retry}
        />
      </Card>
    );
  }
  if (accounts.data.length > 0) return <AccountCards accounts={accounts.data} />;
  return (
    <Card as="div">
      <EmptyState
        icon={<WalletCards {...iconProps} size={20} />}
        title="You have no accounts yet"
        action={
          <Button icon={<Plus {...iconProps} />} aria-haspopup="dialog" onClick={onAdd}>
            Add your first account
          </Button>
        }
      >
        Open a checking or savings account or a credit card, and it appears here with its balance.
      </EmptyState>
    </Card>
  );
}
