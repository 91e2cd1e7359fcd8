import { PageFrame } from '@bank/shared/ui';
import { RecentOrders } from '../features/overview/RecentOrders';
import { TransferChoices } from '../features/overview/TransferChoices';

/** `/transfers`. */
export default function TransfersPage() {
  return (
    <PageFrame>
      <TransferChoices />
      <RecentOrders />
    </PageFrame>
  );
}
