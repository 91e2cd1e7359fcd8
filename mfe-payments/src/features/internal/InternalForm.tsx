import type { Account } from '@bank/shared/api';
import { type Form, FormAlert } from '@bank/shared/forms';
import { Button } from '@bank/shared/ui';
import type { FormEvent, RefObject } from 'react';
import { useText } from '../../messages';
import { MemoField } from '../../ui/MemoField';
import { OrderForm } from '../../ui/OrderForm';
import { StepActions } from '../../ui/StepActions';
import { AccountChoice } from '../accounts/AccountChoice';
import { canPay } from '../accounts/available';
import { AmountField } from '../amount/AmountField';
import { useFocusField } from '../order/useFocusField';
import { type InternalValues, payeesOf } from './internalValues';

interface InternalFormProps {
  form: Form<InternalValues>;
  accounts: readonly Account[];
  changing: RefObject<string | undefined>;
  openReview: (event: FormEvent<HTMLFormElement>) => void;
}

export function InternalForm({ form, accounts, changing, openReview }: InternalFormProps) {
  const text = useText();
  const { values, errorOf, change } = form;
  const from = accounts.find(({ id }) => id === values.from);
  return (
    <OrderForm ref={useFocusField(changing)} onSubmit={openReview}>
      <FormAlert message={form.problem?.message} />
      <AmountField currency={from?.balance.currency ?? ''} {...form.field('amount')} />
      <AccountChoice
        name="from"
        legend={text('order.from')}
        accounts={accounts.filter(canPay)}
        value={values.from}
        error={errorOf('from')}
        onChoose={(id) => {
          change('from', id);
          if (id === values.to) change('to', values.from);
        }}
      />
      <AccountChoice
        name="to"
        legend={text('order.to')}
        accounts={payeesOf(accounts, from)}
        value={values.to}
        error={errorOf('to')}
        onChoose={(id) => change('to', id)}
      />
      <MemoField hint={text('internal.memoHint')} {...form.field('memo')} />
      <StepActions>
        <Button type="submit" variant="primary">
          {text('order.review')}
        </Button>
      </StepActions>
    </OrderForm>
  );
}
