import { useQuery } from '@bank/shared/query';
import { paymentsData } from '../data/paymentsData';
import { LoadedAccounts } from '../features/accounts/LoadedAccounts';
import { InternalTransfer } from '../features/internal/InternalTransfer';
import { useText } from '../messages';
import { FlowFrame } from '../ui/FlowFrame';

/** `/transfers/internal`. */
export default function InternalTransferPage() {
  const text = useText();
  const accounts = useQuery({ key: ['/accounts'], load: (signal) => paymentsData().accounts(signal) });
  return (
    <FlowFrame title={text('internal.title')}>
      <LoadedAccounts query={accounts} needed={2}>
        {(loaded) => <InternalTransfer accounts={loaded} />}
      </LoadedAccounts>
    </FlowFrame>
  );
}
