import { useQuery } from '@bank/shared/query';
import { paymentsData } from '../data/paymentsData';
import { LoadedAccounts } from '../features/accounts/LoadedAccounts';
import { WireTransfer } from '../features/wire/WireTransfer';
import { useText } from '../messages';
import { FlowFrame } from '../ui/FlowFrame';

/** `/transfers/wire`. */
export default function WireTransferPage() {
  const text = useText();
  const accounts = useQuery({ key: ['/accounts'], load: (signal) => paymentsData().accounts(signal) });
  return (
    <FlowFrame title={text('wire.title')}>
      <LoadedAccounts query={accounts} needed={1}>
        {(loaded) => <WireTransfer accounts={loaded} />}
      </LoadedAccounts>
    </FlowFrame>
  );
}
