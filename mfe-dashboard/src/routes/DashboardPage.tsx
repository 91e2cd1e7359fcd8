import { Dashboard } from '../features/dashboard/Dashboard';
import { useProfileLog } from '../features/profile/useProfileLog';

/** `/dashboard` and `/dashboard-2`. */
export default function DashboardPage() {
  useProfileLog();
  return <Dashboard />;
}
