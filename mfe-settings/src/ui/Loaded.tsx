import type { Query } from '@bank/shared/query';
import { ErrorView, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import { useText } from '../messages';

interface LoadedProps<T> {
  query: Query<T>;
  /** The words for a screen reader. */
  loading: string;
  failed: string;
  children: (data: T) => ReactNode;
}

/** What `query` has loaded, or that it has not. */
export function Loaded<T>({ query, loading, failed, children }: LoadedProps<T>) {
  const text = useText();
  if (query.status === 'ready') return children(query.data);
  if (query.status === 'error') {
    return <ErrorView heading={failed} text={text('loading.failedText')} onRetry={query.retry} />;
  }
  return (
    <div role="status">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton height="7rem" />
    </div>
  );
}
