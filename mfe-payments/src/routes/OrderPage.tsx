import { paths } from '@bank/shared/paths';
import { useQuery } from '@bank/shared/query';
import { useParams } from '@bank/shared/router';
import { ButtonLink, Card, EmptyState, ErrorView, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import { paymentsData } from '../data/paymentsData';
import { Receipt } from '../features/order/Receipt';
import { useText } from '../messages';
import { FlowFrame } from '../ui/FlowFrame';

/** `/transfers/orders/:id`: receipt and status. */
export default function OrderPage() {
  return (
    <FlowFrame>
      <FoundOrder />
    </FlowFrame>
  );
}

function FoundOrder() {
  const text = useText();
  const { id = '' } = useParams();
  const order = useQuery({
    key: ['/orders', id],
    load: async (signal) => (await paymentsData().order(id, signal)) ?? null,
  });
  if (order.status === 'loading') {
    return (
      <Card role="status">
        <VisuallyHidden>{text('receipt.loading')}</VisuallyHidden>
        <Skeleton height="22rem" />
      </Card>
    );
  }
  if (order.status === 'error') {
    return (
      <Card>
        <ErrorView heading={text('receipt.failed')} text={text('receipt.failedText')} onRetry={order.retry} />
      </Card>
    );
  }
  if (!order.data) {
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
  return <Receipt order={order.data} />;
}
