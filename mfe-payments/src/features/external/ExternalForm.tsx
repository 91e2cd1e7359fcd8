import type { Account } from '@bank/shared/api';
import { type Form, FormAlert } from '@bank/shared/forms';
import { Button, iconProps } from '@bank/shared/ui';
import { UserPlus } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import type { Payee } from '../../data/types';
import { useText } from '../../messages';
import { MemoField } from '../../ui/MemoField';
import { OrderForm } from '../../ui/OrderForm';
import { StepActions } from '../../ui/StepActions';
import { AccountChoice } from '../accounts/AccountChoice';
import { canPay } from '../accounts/available';
import { AmountField } from '../amount/AmountField';
import { useFocusField } from '../order/useFocusField';
import { AddPayeeDialog } from '../payees/AddPayeeDialog';
import { PayeeChoice } from '../payees/PayeeChoice';
import { RemovePayee } from '../payees/RemovePayee';
import type { ExternalValues } from './externalValues';

interface ExternalFormProps {
  form: Form<ExternalValues>;
  accounts: readonly Account[];
  payees: readonly Payee[];
  changing: RefObject<string | undefined>;
  openReview: (event: FormEvent<HTMLFormElement>) => void;
}

export function ExternalForm({ form, accounts, payees, changing, openReview }: ExternalFormProps) {
  const text = useText();
  const { values, errorOf, change } = form;
  const [isAdding, setAdding] = useState(false);
  const from = accounts.find(({ id }) => id === values.from);
  const payee = payees.find(({ id }) => id === values.payee);
  const choosePayee = (id: string) => change('payee', id);
  return (
    <>
      <OrderForm ref={useFocusField(changing)} onSubmit={openReview}>
        <FormAlert message={form.problem?.message} />
        <Payees>
          <PayeeChoice payees={payees} value={values.payee} error={errorOf('payee')} onChoose={choosePayee} />
          <PayeeActions>
            <Button icon={<UserPlus {...iconProps} />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
              {text('payees.add')}
            </Button>
            {payee && <RemovePayee key={payee.id} payee={payee} onRemoved={() => choosePayee('')} />}
          </PayeeActions>
        </Payees>
        <AmountField currency={from?.balance.currency ?? ''} {...form.field('amount')} />
        <AccountChoice
          name="from"
          legend={text('order.from')}
          accounts={accounts.filter(canPay)}
          value={values.from}
          error={errorOf('from')}
          onChoose={(id) => change('from', id)}
        />
        <MemoField hint={text('external.memoHint')} {...form.field('memo')} />
        <StepActions>
          <Button type="submit" variant="primary">
            {text('order.review')}
          </Button>
        </StepActions>
      </OrderForm>
      <AddPayeeDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={({ id }) => {
          choosePayee(id);
          setAdding(false);
        }}
      />
    </>
  );
}

const Payees = styled.div`
  display: grid;
  gap: 12px;
`;

const PayeeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  > :first-child {
    flex: 1 1 12rem;
  }
`;
