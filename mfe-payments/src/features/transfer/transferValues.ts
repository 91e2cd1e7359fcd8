import type { Form } from '@bank/shared/forms';
import type { WhenValues } from '../when/whenValues';

export interface TransferValues extends WhenValues {
  amount: string;
  /** Id of the account. */
  from: string;
  memo: string;
}

/** Of a form that may have further fields. */
export type TransferFields = Pick<Form<TransferValues>, 'values' | 'problem' | 'field' | 'errorOf' | 'change'>;
