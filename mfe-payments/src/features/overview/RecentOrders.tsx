import { useQuery } from '@bank/shared/query';
import { Button, EmptyState, iconProps } from '@bank/shared/ui';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { paymentsData } from '../../data/paymentsData';
import { useText } from '../../messages';
import { ListCard } from '../../ui/ListCard';
import { OrderList } from './OrderList';

const FIRST_ROWS = 8;
const texts = { title: 'overview.recent', loading: 'overview.loading', failed: 'overview.failed' } as const;

export function RecentOrders() {
  const text = useText();
  const query = useQuery({ key: ['/orders'], load: (signal) => paymentsData().orders(signal) });
  const [isWhole, setWhole] = useState(false);
  const empty = (
    <EmptyState icon={<ArrowLeftRight {...iconProps} size={20} />} title={text('overview.empty')}>
      {text('overview.emptyText')}
    </EmptyState>
  );
  return (
    <ListCard id="recent-transfers" query={query} texts={texts} empty={empty}>
      {(orders) => (
        <>
          <OrderList orders={isWhole ? orders : orders.slice(0, FIRST_ROWS)} />
          {orders.length > FIRST_ROWS && !isWhole && (
            <Button variant="ghost" onClick={() => setWhole(true)}>
              {text('overview.showAll', { count: orders.length })}
            </Button>
          )}
        </>
      )}
    </ListCard>
  );
}
