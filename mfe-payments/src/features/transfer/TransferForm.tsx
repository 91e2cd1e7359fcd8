import type { Account } from '@bank/shared/api';
import { FormAlert } from '@bank/shared/forms';
import { Button } from '@bank/shared/ui';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { useText } from '../../messages';
import { MemoField } from '../../ui/MemoField';
import { OrderForm } from '../../ui/OrderForm';
import { StepActions } from '../../ui/StepActions';
import { AccountChoice } from '../accounts/AccountChoice';
import { canPay } from '../accounts/available';
import { AmountField } from '../amount/AmountField';
import { useFocusField } from '../order/useFocusField';
import type { OrderFields } from './transferValues';

interface TransferFormProps {
  form: OrderFields;
  accounts: readonly Account[];
  changing: RefObject<string | undefined>;
  openReview: (event: FormEvent<HTMLFormElement>) => void;
  memoHint: string;
  memoLabel?: string;
  isMemoRequired?: boolean;
  onChooseFrom: (id: string) => void;
  /** Whom to pay, where that comes first. */
  payee?: ReactNode;
  /** What stands in the place of the field of the amount. */
  amount?: ReactNode;
  /** What comes after where the money comes from. */
  children?: ReactNode;
}

export function TransferForm({ form, accounts, changing, openReview, ...parts }: TransferFormProps) {
  const text = useText();
  const { values, errorOf } = form;
  const from = accounts.find(({ id }) => id === values.from);
  return (
    <OrderForm ref={useFocusField(changing)} onSubmit={openReview}>
      <FormAlert message={form.problem?.message} reference={form.problem?.reference} />
      {parts.payee}
      {parts.amount ?? <AmountField currency={from?.balance.currency ?? ''} {...form.field('amount')} />}
      <AccountChoice
        name="from"
        legend={text('order.from')}
        accounts={accounts.filter(canPay)}
        value={values.from}
        error={errorOf('from')}
        onChoose={parts.onChooseFrom}
      />
      {parts.children}
      <MemoField
        label={parts.memoLabel}
        hint={parts.memoHint}
        required={parts.isMemoRequired}
        {...form.field('memo')}
      />
      <StepActions>
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {text('order.review')}
        </Button>
      </StepActions>
    </OrderForm>
  );
}
