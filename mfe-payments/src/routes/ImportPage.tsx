import { useQuery } from '@bank/shared/query';
import { paymentsData } from '../data/paymentsData';
import { LoadedAccounts } from '../features/accounts/LoadedAccounts';
import { ImportPayments } from '../features/import/ImportPayments';
import { FlowFrame } from '../ui/FlowFrame';

/** `/transfers/import`. */
export default function ImportPage() {
  const accounts = useQuery({ key: ['/accounts'], load: (signal) => paymentsData().accounts(signal) });
  return (
    <FlowFrame>
      <LoadedAccounts query={accounts} needed={1}>
        {(loaded) => <ImportPayments accounts={loaded} />}
      </LoadedAccounts>
    </FlowFrame>
  );
}
