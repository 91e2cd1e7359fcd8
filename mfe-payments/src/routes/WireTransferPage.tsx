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
  const recipients = useQuery({
    key: ['/wires/recipients'],
    load: (signal) => paymentsData().wireRecipients(signal),
  });
  const known = recipients.status === 'ready' ? recipients.data : [];
  return (
    <FlowFrame title={text('wire.title')}>
      <LoadedAccounts query={recipients.status === 'loading' ? recipients : accounts} needed={1}>
        {(loaded) => <WireTransfer accounts={loaded} recipients={known} />}
      </LoadedAccounts>
    </FlowFrame>
  );
}
