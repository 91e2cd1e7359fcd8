import type { Account } from '@bank/shared/api';
import { bankConfig } from '@bank/shared/config';
import { showFailure, useForm } from '@bank/shared/forms';
import { type Failure, failureOf } from '@bank/shared/http';
import { invalidateQueries } from '@bank/shared/query';
import { useRef, useState } from 'react';
import { accountSource } from '../../data/accountSource';
import type { AccountOrder } from '../../data/types';
import { text } from './messages';
import { type OpeningValues, openingChecks, orderOf } from './openingValues';

const SERVER_ERROR = 500;

/** Why the bank opens no account, by its names for it. */
const refusals = { 'enough-accounts': 'open.enoughAccounts', 'enough-today': 'open.enoughToday' } as const;
const fields: Record<string, keyof OpeningValues> = {
  name: 'name',
  'deposit/fromAccountId': 'from',
  'deposit/amount': 'amount',
};

interface Opening {
  type: AccountOrder['type'];
  name: string;
  payers: readonly Account[];
  onOpened: (account: Account) => void;
}

/** What the customer types stays while they go back and forth. */
export function useOpening({ type, name, payers, onOpened }: Opening) {
  const form = useForm<OpeningValues>({ name, from: '', amount: '' }, openingChecks(payers));
  const [isReviewing, setReviewing] = useState(false);
  const keyOf = useOrderKey();
  const order = orderOf(type, form.values, payers);
  const open = async () => {
    const key = keyOf(order);
    try {
      onOpened(await accountSource().open(order, key.value));
    } catch (error) {
      const failure = inOurWords(failureOf(error));
      if (failure.status !== undefined && failure.status < SERVER_ERROR) key.forget();
      if (failure.fields.length > 0) setReviewing(false);
      showFailure(form, failure);
    } finally {
      // The account may be open even if the answer was lost.
      invalidateQueries('/accounts', '/holdings', '/transactions', '/orders', '/cards', '/activity');
    }
  };
  const goBack = () => {
    form.restart();
    setReviewing(false);
  };
  return {
    form,
    order,
    isReviewing,
    goBack,
    review: form.handleSubmit(async () => setReviewing(true)),
    open: form.handleSubmit(open),
  };
}

/** The same order has the same key until the bank has answered, so that a lost answer does not open two accounts. */
function useOrderKey() {
  const last = useRef<{ order: string; value: string }>(undefined);
  return (order: AccountOrder) => {
    const words = JSON.stringify(order);
    if (last.current?.order !== words) last.current = { order: words, value: crypto.randomUUID() };
    return {
      value: last.current.value,
      forget: () => {
        last.current = undefined;
      },
    };
  };
}

function inOurWords(failure: Failure): Failure {
  const key = refusals[failure.type as keyof typeof refusals];
  return {
    ...failure,
    ...(key && { text: text(key, { phone: bankConfig().supportPhone }) }),
    fields: failure.fields.flatMap(({ name, message }) => (fields[name] ? { name: fields[name], message } : [])),
  };
}
