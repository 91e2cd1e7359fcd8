import { PageFrame } from '@bank/shared/ui';
import { RecentOrders } from '../features/overview/RecentOrders';
import { RecentPayees } from '../features/overview/RecentPayees';
import { TransferChoices } from '../features/overview/TransferChoices';
import { ComingPayments } from '../features/schedules/ComingPayments';

/** `/transfers`. */
export default function TransfersPage() {
  return (
    <PageFrame>
      <TransferChoices />
      <RecentPayees />
      <ComingPayments />
      <RecentOrders />
    </PageFrame>
  );
}
