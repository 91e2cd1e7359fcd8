import { paths } from '@bank/shared/paths';
import type { Query } from '@bank/shared/query';
import { ButtonLink, Card, EmptyState, ErrorView, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import { useText } from '../../messages';

/** What stands there until the transfer is known, and when there is none. */
export function FoundTransfer<Found>({
  query,
  children,
}: {
  query: Query<Found | null>;
  children: (found: Found) => ReactNode;
}) {
  const text = useText();
  if (query.status === 'loading') {
    return (
      <Card role="status">
        <VisuallyHidden>{text('receipt.loading')}</VisuallyHidden>
        <Skeleton height="22rem" />
      </Card>
    );
  }
  if (query.status === 'error') {
    return (
      <Card>
        <ErrorView heading={text('receipt.failed')} text={text('receipt.failedText')} onRetry={query.retry} />
      </Card>
    );
  }
  if (query.data === null) {
    return (
      <Card>
        <EmptyState
          title={text('receipt.missing')}
          action={<ButtonLink to={paths.transfers}>{text('order.all')}</ButtonLink>}
        >
          {text('receipt.missingText')}
        </EmptyState>
      </Card>
    );
  }
  return children(query.data);
}
