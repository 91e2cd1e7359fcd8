import type { Account } from '@bank/shared/api';
import { type Form, latinDigits } from '@bank/shared/forms';
import { TextField } from '@bank/shared/ui';
import type { FormEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import type { WireRecipient } from '../../data/types';
import { useText } from '../../messages';
import { TransferForm } from '../transfer/TransferForm';
import { Calculator } from './Calculator';
import { RecipientChoice } from './RecipientChoice';
import { useBankOf } from './useBankOf';
import { clashOf, type WireValues } from './wireValues';

interface WireFormProps {
  form: Form<WireValues>;
  accounts: readonly Account[];
  /** The recipients of past wires. */
  recipients: readonly WireRecipient[];
  changing: RefObject<string | undefined>;
  openReview: (event: FormEvent<HTMLFormElement>) => void;
}

const MAX_NAME = 70;
const asTyped = { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

export function WireForm({ form, accounts, recipients, ...props }: WireFormProps) {
  const text = useText();
  useBankOf(form);
  const { bank } = form.values;
  const bic = form.field('bic');
  return (
    <TransferForm
      form={form}
      accounts={accounts}
      amount={<Calculator form={form} />}
      memoHint={text('wire.memoHint')}
      onChooseFrom={(id) => form.change('from', id)}
      {...props}
    >
      <Fields>
        {recipients.length > 0 && <RecipientChoice form={form} recipients={recipients} />}
        <TextField
          label={text('wire.recipient')}
          hint={text('payees.nameHint')}
          autoComplete="off"
          maxLength={MAX_NAME}
          required
          {...form.field('recipient')}
        />
        <TextField
          label={text('wire.number')}
          hint={bank ? text('wire.numberAt', { bank: bank.name }) : text('wire.numberHint')}
          required
          {...asTyped}
          {...form.field('number', latinDigits)}
        />
        <TextField
          label="BIC"
          hint={text('wire.bicHint')}
          required
          {...asTyped}
          {...bic}
          error={bic.error ?? clashOf(form.values)}
        />
      </Fields>
    </TransferForm>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
