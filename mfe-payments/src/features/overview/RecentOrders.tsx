import { useQuery } from '@bank/shared/query';
import { Button, Card, CardHeader, EmptyState, ErrorView, iconProps, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paymentsData } from '../../data/paymentsData';
import { useText } from '../../messages';
import { OrderList } from './OrderList';

const FIRST_ROWS = 8;

export function RecentOrders() {
  const text = useText();
  const orders = useQuery({ key: ['/orders'], load: (signal) => paymentsData().orders(signal) });
  const [isWhole, setWhole] = useState(false);
  return (
    <Card aria-labelledby="recent-transfers" aria-busy={orders.status === 'loading' || undefined}>
      <CardHeader title={text('overview.recent')} titleId="recent-transfers" />
      {orders.status === 'loading' && (
        <Waiting role="status">
          <VisuallyHidden>{text('overview.loading')}</VisuallyHidden>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </Waiting>
      )}
      {orders.status === 'error' && (
        <ErrorView heading={text('overview.failed')} text={text('overview.failedText')} onRetry={orders.retry} />
      )}
      {orders.status === 'ready' && orders.data.length === 0 && (
        <EmptyState icon={<ArrowLeftRight {...iconProps} size={20} />} title={text('overview.empty')}>
          {text('overview.emptyText')}
        </EmptyState>
      )}
      {orders.status === 'ready' && orders.data.length > 0 && (
        <OrderList orders={isWhole ? orders.data : orders.data.slice(0, FIRST_ROWS)} />
      )}
      {orders.status === 'ready' && orders.data.length > FIRST_ROWS && !isWhole && (
        <Button variant="ghost" onClick={() => setWhole(true)}>
          {text('overview.showAll', { count: orders.data.length })}
        </Button>
      )}
    </Card>
  );
}

const Waiting = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
`;
