import type { Account } from '@bank/shared/api';
import { useQuery } from '@bank/shared/query';
import { accountSource } from '../../data/accountSource';
import { loadAccounts } from '../../data/loadAccounts';
import type { AccountOrder } from '../../data/types';
import { OpenedAccount } from './OpenedAccount';
import { OpeningForm } from './OpeningForm';
import { OpeningReview } from './OpeningReview';
import { payersOf } from './openingValues';
import { useOpening } from './useOpening';

export interface OpenAccountProps {
  type: AccountOrder['type'];
  /** What the account is called unless the customer changes it. */
  name: string;
  opened: Account | undefined;
  onOpened: (account: Account) => void;
  onBack: () => void;
}

const NO_ACCOUNTS: Account[] = [];

/** The steps after the choice of what to open. */
export function OpenAccount({ type, name, opened, onOpened, onBack }: OpenAccountProps) {
  const accounts = useQuery({ key: ['/accounts'], load: loadAccounts });
  const offers = useQuery({ key: ['/accounts/offers'], load: (signal) => accountSource().offers(signal) });
  const payers = payersOf(accounts.status === 'ready' ? accounts.data : NO_ACCOUNTS);
  const apy = offers.status === 'ready' ? offers.data.find((offer) => offer.type === type)?.apy : undefined;
  const { form, order, isReviewing, goBack, review, open } = useOpening({ type, name, payers, onOpened });
  if (opened) return <OpenedAccount account={opened} hasPayer={payers.some(({ id }) => id !== opened.id)} />;
  if (isReviewing) {
    return <OpeningReview form={form} order={order} payers={payers} apy={apy} onSubmit={open} onBack={goBack} />;
  }
  return <OpeningForm form={form} payers={payers} apy={apy} onSubmit={review} onBack={onBack} />;
}
