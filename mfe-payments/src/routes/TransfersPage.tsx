import { PageFrame } from '@bank/shared/ui';
import { RecentOrders } from '../features/overview/RecentOrders';
import { TransferChoices } from '../features/overview/TransferChoices';
import { ComingPayments } from '../features/schedules/ComingPayments';

/** `/transfers`. */
export default function TransfersPage() {
  return (
    <PageFrame>
      <TransferChoices />
      <ComingPayments />
      <RecentOrders />
    </PageFrame>
  );
}
