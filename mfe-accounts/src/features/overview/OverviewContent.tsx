import type { Account } from '@bank/shared/api';
import type { Query } from '@bank/shared/query';
import { Button, Card, EmptyState, ErrorView, iconProps } from '@bank/shared/ui';
import { Plus, WalletCards } from 'lucide-react';
import { useIsNarrow } from '../../lib/useIsNarrow';
import { useText } from '../../messages';
import { AccountCards } from './AccountCards';
import { AccountCardsSkeleton } from './AccountCardsSkeleton';

interface OverviewContentProps {
  accounts: Query<Account[]>;
  onAdd: () => void;
}

export function OverviewContent({ accounts, onAdd }: OverviewContentProps) {
  const text = useText();
  const isNarrow = useIsNarrow();
  if (accounts.status === 'loading') return <AccountCardsSkeleton />;
  if (accounts.status === 'error') {
    return (
      <Card as="div">
        <ErrorView heading={text('overview.failed')} text={text('overview.failedText')} onRetry={accounts.retry} />
      </Card>
    );
  }
  // There the list below has them.
  if (accounts.data.length > 0) return !isNarrow && <AccountCards accounts={accounts.data} />;
  return (
    <Card as="div">
      <EmptyState
        icon={<WalletCards {...iconProps} size={20} />}
        title={text('overview.empty')}
        action={
          <Button icon={<Plus {...iconProps} />} aria-haspopup="dialog" onClick={onAdd}>
            {text('overview.addFirst')}
          </Button>
        }
      >
        {text('overview.emptyText')}
      </EmptyState>
    </Card>
  );
}
