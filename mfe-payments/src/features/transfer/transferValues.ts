import type { Form } from '@bank/shared/forms';
import type { WhenValues } from '../when/whenValues';

/** The values of every order. */
interface OrderValues {
  amount: string;
  /** Id of the account. */
  from: string;
  memo: string;
}

export interface TransferValues extends OrderValues, WhenValues {}

type Fields<Values extends object> = Pick<
  Form<Values>,
  'values' | 'problem' | 'isSubmitting' | 'field' | 'errorOf' | 'change'
>;

/** The fields of every order's form, which may have further ones. */
export type OrderFields = Fields<OrderValues>;
export type WhenFieldsForm = Fields<WhenValues>;
