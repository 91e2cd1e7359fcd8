import type { Account } from '@bank/shared/api';
import { formatMoney } from '@bank/shared/format';
import { type Form, FormAlert } from '@bank/shared/forms';
import { Button, Fact, FactList, MaskedNumber } from '@bank/shared/ui';
import type { FormEvent } from 'react';
import type { AccountOrder } from '../../data/types';
import { useText as usePageText } from '../../messages';
import { accountKinds } from '../accounts/accountKinds';
import { formatApy } from '../accounts/formatApy';
import { useText } from './messages';
import type { OpeningValues } from './openingValues';
import { StepButtons, StepForm } from './StepForm';

interface OpeningReviewProps {
  form: Form<OpeningValues>;
  order: AccountOrder;
  payers: readonly Account[];
  apy: number | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onBack: () => void;
}

/** The button says what is debited. */
export function OpeningReview({ form, order, payers, apy, onSubmit, onBack }: OpeningReviewProps) {
  const text = useText();
  const pageText = usePageText();
  const { deposit, name, type } = order;
  const from = payers.find(({ id }) => id === deposit?.fromAccountId);
  const amount = deposit && formatMoney(deposit.amount);
  return (
    <StepForm onSubmit={onSubmit}>
      <FormAlert message={form.problem?.message} reference={form.problem?.reference} />
      <FactList>
        <Fact label={pageText('account.type')}>{pageText(accountKinds[type].label)}</Fact>
        {name && (
          <Fact label={pageText('account.name')}>
            <bdi>{name}</bdi>
          </Fact>
        )}
        {apy !== undefined && <Fact label={pageText('account.apy')}>{formatApy(apy)}</Fact>}
        <Fact label={text('open.first')}>{amount ?? text('open.none')}</Fact>
        {from && (
          <Fact label={text('open.from')}>
            <bdi>{from.name}</bdi>
            <MaskedNumber lastFour={from.lastFour} />
          </Fact>
        )}
      </FactList>
      <StepButtons>
        <Button onClick={onBack}>{text('open.back')}</Button>
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {amount ? text('open.confirmAndPay', { amount }) : text('open.confirm')}
        </Button>
      </StepButtons>
    </StepForm>
  );
}
