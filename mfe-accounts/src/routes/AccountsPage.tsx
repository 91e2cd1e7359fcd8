import { Accounts } from '../features/page/Accounts';

/** `/accounts`. */
export default function AccountsPage() {
  return <Accounts />;
}
