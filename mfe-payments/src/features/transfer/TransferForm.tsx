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
import type { TransferFields } from './transferValues';
import { WhenFields } from './WhenFields';

interface TransferFormProps {
  form: TransferFields;
  accounts: readonly Account[];
  changing: RefObject<string | undefined>;
  openReview: (event: FormEvent<HTMLFormElement>) => void;
  memoHint: string;
  onChooseFrom: (id: string) => void;
  /** Whom to pay, where that comes first. */
  payee?: ReactNode;
  /** Where the money goes, after where it comes from. */
  children?: ReactNode;
}

export function TransferForm({ form, accounts, changing, openReview, ...parts }: TransferFormProps) {
  const text = useText();
  const { values, errorOf } = form;
  const from = accounts.find(({ id }) => id === values.from);
  return (
    <OrderForm ref={useFocusField(changing)} onSubmit={openReview}>
      <FormAlert message={form.problem?.message} />
      {parts.payee}
      <AmountField currency={from?.balance.currency ?? ''} {...form.field('amount')} />
      <AccountChoice
        name="from"
        legend={text('order.from')}
        accounts={accounts.filter(canPay)}
        value={values.from}
        error={errorOf('from')}
        onChoose={parts.onChooseFrom}
      />
      {parts.children}
      <WhenFields form={form} />
      <MemoField hint={parts.memoHint} {...form.field('memo')} />
      <StepActions>
        <Button type="submit" variant="primary">
          {text('order.review')}
        </Button>
      </StepActions>
    </OrderForm>
  );
}
