import { Dashboard } from '../features/dashboard/Dashboard';
import { useLogProfile } from '../features/profile/useLogProfile';

export default function DashboardPage() {
  useLogProfile();
  return <Dashboard />;
}
