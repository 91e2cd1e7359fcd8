import type { Account } from '@bank/shared/api';
import type { Form } from '@bank/shared/forms';
import { Button, iconProps } from '@bank/shared/ui';
import { UserPlus } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import type { Payee } from '../../data/types';
import { useText } from '../../messages';
import { AddPayeeDialog } from '../payees/AddPayeeDialog';
import { PayeeChoice } from '../payees/PayeeChoice';
import { RemovePayee } from '../payees/RemovePayee';
import { TransferForm } from '../transfer/TransferForm';
import { WhenFields } from '../transfer/WhenFields';
import { type ExternalValues, memoTexts, type Purpose } from './externalValues';

interface ExternalFormProps {
  purpose: Purpose;
  form: Form<ExternalValues>;
  accounts: readonly Account[];
  payees: readonly Payee[];
  changing: RefObject<string | undefined>;
  openReview: (event: FormEvent<HTMLFormElement>) => void;
}

export function ExternalForm({ purpose, form, accounts, payees, ...props }: ExternalFormProps) {
  const text = useText();
  const { values, errorOf, change } = form;
  const [isAdding, setAdding] = useState(false);
  const payee = payees.find(({ id }) => id === values.payee);
  const choosePayee = (id: string) => change('payee', id);
  return (
    <>
      <TransferForm
        form={form}
        accounts={accounts}
        memoLabel={text(memoTexts[purpose].label)}
        memoHint={text(memoTexts[purpose].hint)}
        isMemoRequired={purpose === 'bill'}
        onChooseFrom={(id) => change('from', id)}
        payee={
          <Payees>
            <PayeeChoice payees={payees} value={values.payee} error={errorOf('payee')} onChoose={choosePayee} />
            <PayeeActions>
              <Button
                name={payees.length === 0 ? 'payee' : undefined}
                icon={<UserPlus {...iconProps} />}
                aria-haspopup="dialog"
                onClick={() => setAdding(true)}
              >
                {text('payees.add')}
              </Button>
              {payee && <RemovePayee key={payee.id} payee={payee} onRemoved={() => choosePayee('')} />}
            </PayeeActions>
          </Payees>
        }
        {...props}
      >
        <WhenFields form={form} />
      </TransferForm>
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
