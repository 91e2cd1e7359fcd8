import { useQuery } from '@bank/shared/query';
import { useParams } from '@bank/shared/router';
import { paymentsData } from '../data/paymentsData';
import { FoundTransfer } from '../features/order/FoundTransfer';
import { Receipt } from '../features/order/Receipt';
import { FlowFrame } from '../ui/FlowFrame';

/** `/transfers/orders/:id`: receipt and status. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const query = useQuery({
    key: ['/orders', id],
    load: async (signal) => (await paymentsData().order(id, signal)) ?? null,
  });
  return (
    <FlowFrame>
      <FoundTransfer query={query}>{(order) => <Receipt order={order} />}</FoundTransfer>
    </FlowFrame>
  );
}
