import { useQuery } from '@bank/shared/query';
import { paymentsData } from '../data/paymentsData';
import { LoadedAccounts } from '../features/accounts/LoadedAccounts';
import { PayPerson } from '../features/external/PayPerson';
import { useText } from '../messages';
import { FlowFrame } from '../ui/FlowFrame';

/** `/transfers/external`. */
export default function ExternalTransferPage() {
  const text = useText();
  const accounts = useQuery({ key: ['/accounts'], load: (signal) => paymentsData().accounts(signal) });
  const payees = useQuery({ key: ['/payees'], load: (signal) => paymentsData().payees(signal) });
  return (
    <FlowFrame title={text('external.title')}>
      <LoadedAccounts query={accounts} needed={1}>
        {(loaded) => <PayPerson accounts={loaded} payees={payees} />}
      </LoadedAccounts>
    </FlowFrame>
  );
}
