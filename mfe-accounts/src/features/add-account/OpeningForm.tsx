import type { Account } from '@bank/shared/api';
import { currentLocale } from '@bank/shared/format';
import { type Form, FormAlert } from '@bank/shared/forms';
import { isolate } from '@bank/shared/languages';
import { Button, Select, TextField, useMoneyText } from '@bank/shared/ui';
import type { FormEvent } from 'react';
import { useText as usePageText } from '../../messages';
import { formatApy } from '../accounts/formatApy';
import { useText } from './messages';
import { availableOf, type OpeningValues } from './openingValues';
import { StepButtons, StepForm } from './StepForm';

interface OpeningFormProps {
  form: Form<OpeningValues>;
  payers: readonly Account[];
  apy: number | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onBack: () => void;
}

const MAX_NAME = 40;

/** A first deposit is asked for where another account can pay it. */
export function OpeningForm({ form, payers, apy, onSubmit, onBack }: OpeningFormProps) {
  const text = useText();
  const pageText = usePageText();
  const moneyText = useMoneyText();
  const { values, problem, errorOf, change, field } = form;
  const from = payers.find(({ id }) => id === values.from);
  const options = payers.map(({ id, name }) => ({ value: id, label: isolate(name) }));
  return (
    <StepForm onSubmit={onSubmit}>
      <FormAlert message={problem?.message} reference={problem?.reference} />
      {apy !== undefined && <p>{text('open.yield', { apy: formatApy(apy) })}</p>}
      <TextField
        label={pageText('account.name')}
        hint={text('open.nameHint')}
        autoComplete="off"
        maxLength={MAX_NAME}
        {...field('name')}
      />
      {payers.length > 0 && (
        <Select
          name="from"
          label={text('open.deposit')}
          options={[{ value: '', label: text('open.noDeposit') }, ...options]}
          value={values.from}
          error={errorOf('from')}
          onChange={({ target }) => change('from', target.value)}
        />
      )}
      {from && (
        <TextField
          label={text('open.amount', { currency: from.balance.currency })}
          hint={text('open.available', { available: moneyText(availableOf(from)) })}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          required
          placeholder={new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 2 }).format(0)}
          {...field('amount')}
        />
      )}
      <StepButtons>
        <Button onClick={onBack}>{text('open.back')}</Button>
        <Button type="submit" variant="primary">
          {text('open.continue')}
        </Button>
      </StepButtons>
    </StepForm>
  );
}
