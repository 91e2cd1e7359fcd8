import type { Account } from '@bank/shared/api';
import { currentLocale } from '@bank/shared/format';
import { type Form, latinDigits } from '@bank/shared/forms';
import { Select, TextField } from '@bank/shared/ui';
import type { FormEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import type { WireRecipient } from '../../data/types';
import { useText } from '../../messages';
import { TransferForm } from '../transfer/TransferForm';
import { RecipientChoice } from './RecipientChoice';
import { type WireValues, wireCurrencies } from './wireValues';

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
  const names = new Intl.DisplayNames(currentLocale(), { type: 'currency' });
  const currencies = wireCurrencies.map((value) => ({ value, label: `${value} – ${names.of(value)}` }));
  const { currency } = form.values;
  return (
    <TransferForm
      form={form}
      accounts={accounts}
      currency={currency}
      amountLabel={text('wire.gets')}
      memoHint={text('wire.memoHint')}
      onChooseFrom={(id) => form.change('from', id)}
      payee={
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
          <TextField label="BIC" hint={text('wire.bicHint')} required {...asTyped} {...form.field('bic')} />
          <TextField
            label={text('wire.number')}
            hint={text('wire.numberHint')}
            required
            {...asTyped}
            {...form.field('number', latinDigits)}
          />
          <Select
            name="currency"
            label={text('wire.currency')}
            options={currencies}
            value={currency}
            onChange={({ target }) => form.change('currency', target.value as WireValues['currency'])}
          />
        </Fields>
      }
      {...props}
    />
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
