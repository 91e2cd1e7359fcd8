import { useDocumentTitle } from '@bank/shared/contract';
import { useQuery } from '@bank/shared/query';
import { useSearchParams } from '@bank/shared/router';
import { paymentsData } from '../data/paymentsData';
import { LoadedAccounts } from '../features/accounts/LoadedAccounts';
import { PayPayee } from '../features/external/PayPayee';
import { useText } from '../messages';
import { FlowFrame } from '../ui/FlowFrame';

/** `/transfers/external`, and with `?for=bill` what a bill is paid with: the reference, without which a company knows nothing of it. */
export default function ExternalTransferPage() {
  const text = useText();
  const [query] = useSearchParams();
  const purpose = query.get('for') === 'bill' ? 'bill' : 'person';
  const accounts = useQuery({ key: ['/accounts'], load: (signal) => paymentsData().accounts(signal) });
  const payees = useQuery({ key: ['/payees'], load: (signal) => paymentsData().payees(signal) });
  const title = text(purpose === 'bill' ? 'bill.title' : 'external.title');

  useDocumentTitle(title);

  return (
    <FlowFrame title={title}>
      <LoadedAccounts query={accounts} needed={1}>
        {(loaded) => <PayPayee key={query.toString()} purpose={purpose} accounts={loaded} payees={payees} />}
      </LoadedAccounts>
    </FlowFrame>
  );
}
