import type { Query } from '@bank/shared/query';
import { Card, CardHeader, ErrorView, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type TextKey, useText } from '../messages';

interface ListCardProps<Item> {
  id: string;
  query: Query<Item[]>;
  texts: Record<'title' | 'loading' | 'failed', TextKey>;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A card with a list, and what stands there while there is none. */
export function ListCard<Item>({ id, query, texts, empty, children }: ListCardProps<Item>) {
  const text = useText();
  return (
    <Card aria-labelledby={id} aria-busy={query.status === 'loading' || undefined}>
      <CardHeader title={text(texts.title)} titleId={id} />
      {query.status === 'loading' && (
        <Waiting role="status">
          <VisuallyHidden>{text(texts.loading)}</VisuallyHidden>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </Waiting>
      )}
      {query.status === 'error' && (
        <ErrorView heading={text(texts.failed)} text={text('overview.failedText')} onRetry={query.retry} />
      )}
      {query.status === 'ready' && (query.data.length > 0 ? children(query.data) : empty)}
    </Card>
  );
}

const Waiting = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
`;
