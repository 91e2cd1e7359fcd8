import { type Form, FormAlert, latinDigits } from '@bank/shared/forms';
import { Button, TextField } from '@bank/shared/ui';
import type { FormEvent } from 'react';
import type { PayeeDetails } from '../../data/types';
import { useText } from '../../messages';
import { OrderForm } from '../../ui/OrderForm';

interface PayeeFormProps {
  form: Form<PayeeDetails>;
  check: (event: FormEvent<HTMLFormElement>) => void;
}

export function PayeeForm({ form, check }: PayeeFormProps) {
  const text = useText();
  return (
    <OrderForm onSubmit={check}>
      <FormAlert message={form.problem?.message} reference={form.problem?.reference} />
      <TextField
        label={text('payees.name')}
        hint={text('payees.nameHint')}
        autoComplete="off"
        maxLength={100}
        required
        {...form.field('name')}
      />
      <TextField
        label={text('payees.number')}
        hint={text('payees.numberHint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        {...form.field('accountNumber', latinDigits)}
      />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {text('payees.check')}
      </Button>
    </OrderForm>
  );
}
