import { Button, EmptyState, ErrorView, iconProps } from '@bank/shared/ui';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../messages';
import { ListCard } from '../../ui/ListCard';
import { OrderList } from './OrderList';
import { useOrderPages } from './useOrderPages';

const FIRST_ROWS = 8;
const texts = { title: 'overview.recent', loading: 'overview.loading', failed: 'overview.failed' } as const;

export function RecentOrders() {
  const text = useText();
  const pages = useOrderPages();
  const [isWhole, setWhole] = useState(false);
  const empty = (
    <EmptyState icon={<ArrowLeftRight {...iconProps} size={20} />} title={text('overview.empty')}>
      {text('overview.emptyText')}
    </EmptyState>
  );
  const query = pages.status === 'ready' ? { ...pages, data: pages.data.flat() } : pages;
  const { hasMore, moreStatus, showMore } = pages;
  return (
    <ListCard id="recent-transfers" query={query} texts={texts} empty={empty}>
      {(orders) => (
        <>
          <OrderList orders={isWhole ? orders : orders.slice(0, FIRST_ROWS)} />
          {moreStatus === 'failed' && (
            <ErrorView heading={text(texts.failed)} text={text('overview.failedText')} onRetry={showMore} />
          )}
          {(isWhole ? hasMore && moreStatus !== 'failed' : orders.length > FIRST_ROWS) && (
            <Button variant="ghost" busy={moreStatus === 'loading'} onClick={isWhole ? showMore : () => setWhole(true)}>
              {hasMore ? text('overview.showMore') : text('overview.showAll', { count: orders.length })}
            </Button>
          )}
        </>
      )}
    </ListCard>
  );
}
