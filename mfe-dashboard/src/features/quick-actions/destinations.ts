import { paths } from '@bank/shared/paths';

/** What the quick actions and the bank's search lead to. */
export const destinations = [
  { label: 'actions.payBill', to: `${paths.externalTransfer}?for=bill`, icon: 'bills' },
  { label: 'actions.sendMoney', to: paths.externalTransfer, icon: 'transfers' },
  { label: 'actions.withdrawCash', to: `${paths.cards}?for=cash`, icon: 'cards' },
  { label: 'actions.walletTransfer', to: `${paths.internalTransfer}?for=wallet`, icon: 'transfers' },
] as const;
