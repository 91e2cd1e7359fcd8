import { ButtonLink, EmptyState, iconProps } from '@bank/shared/ui';
import { Inbox } from 'lucide-react';

export function EmptyStates() {
  return (
    <EmptyState
      icon={<Inbox {...iconProps} size={20} />}
      title="No payees yet"
      action={<ButtonLink to="/transfers">Add a payee</ButtonLink>}
    >
      People and companies you pay are kept here.
    </EmptyState>
  );
}
