import type { Account } from '@bank/shared/api';
import type { Form } from '@bank/shared/forms';
import type { FormEvent, RefObject } from 'react';
import { useText } from '../../messages';
import { AccountChoice } from '../accounts/AccountChoice';
import { TransferForm } from '../transfer/TransferForm';
import { WhenFields } from '../transfer/WhenFields';
import { type InternalValues, payeesOf } from './internalValues';

interface InternalFormProps {
  form: Form<InternalValues>;
  accounts: readonly Account[];
  changing: RefObject<string | undefined>;
  openReview: (event: FormEvent<HTMLFormElement>) => void;
}

export function InternalForm({ form, accounts, ...props }: InternalFormProps) {
  const text = useText();
  const { values, errorOf, change } = form;
  const from = accounts.find(({ id }) => id === values.from);
  const chooseFrom = (id: string) => {
    change('from', id);
    if (id === values.to) change('to', values.from);
  };
  return (
    <TransferForm
      form={form}
      accounts={accounts}
      memoHint={text('internal.memoHint')}
      onChooseFrom={chooseFrom}
      {...props}
    >
      <AccountChoice
        name="to"
        legend={text('order.to')}
        accounts={payeesOf(accounts, from)}
        value={values.to}
        error={errorOf('to')}
        onChoose={(id) => change('to', id)}
      />
      <WhenFields form={form} />
    </TransferForm>
  );
}
