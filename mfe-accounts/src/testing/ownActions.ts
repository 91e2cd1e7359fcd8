import type { BankOptions } from '@bank/shared/testing';
import DetailsAction from '../actions/DetailsAction';
import ExportAction from '../actions/ExportAction';
import PayAction from '../actions/PayAction';
import ViewAction from '../actions/ViewAction';

/** What `remote.ts` declares, as the shell fills it in. */
export const ownActions: BankOptions['slots'] = {
  'bank/account/actions@1': [
    { id: 'view', title: 'View account', component: ViewAction },
    { id: 'details', title: 'Account details', component: DetailsAction },
    { id: 'pay', title: 'Transfer or pay', component: PayAction },
    { id: 'export', title: 'Export as CSV', component: ExportAction },
  ],
};
