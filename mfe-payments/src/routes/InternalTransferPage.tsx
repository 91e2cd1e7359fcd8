import { useDocumentTitle } from '@bank/shared/contract';
import { useQuery } from '@bank/shared/query';
import { useSearchParams } from '@bank/shared/router';
import { paymentsData } from '../data/paymentsData';
import { LoadedAccounts } from '../features/accounts/LoadedAccounts';
import { InternalTransfer } from '../features/internal/InternalTransfer';
import { useText } from '../messages';
import { FlowFrame } from '../ui/FlowFrame';

/** `/transfers/internal`, and with `?for=wallet` to the account that pays every day. */
export default function InternalTransferPage() {
  const text = useText();
  const [query] = useSearchParams();
  const title = text(query.get('for') === 'wallet' ? 'wallet.title' : 'internal.title');
  const accounts = useQuery({ key: ['/accounts'], load: (signal) => paymentsData().accounts(signal) });
  useDocumentTitle(title);
  return (
    <FlowFrame title={title}>
      <LoadedAccounts query={accounts} needed={2}>
        {(loaded) => <InternalTransfer accounts={loaded} />}
      </LoadedAccounts>
    </FlowFrame>
  );
}
