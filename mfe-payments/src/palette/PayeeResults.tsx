import type { PaletteResult, Slots } from '@bank/shared/contract';
import { formatMoney } from '@bank/shared/format';
import { paths } from '@bank/shared/paths';
import { useQuery } from '@bank/shared/query';
import { useEffect } from 'react';
import { paymentsData } from '../data/paymentsData';
import { canPay } from '../features/accounts/available';
import { readAmount } from '../features/amount/readAmount';
import en from '../locales/en.json';
import { text, useText } from '../messages';
import { findPayments } from './findPayments';

const SHOWN = 5;

/** Payees, and payments that are typed as “pay maya 20”. Both lead to the form: nothing is sent by the search. */
export default function PayeeResults({ query, offer }: Slots['bank/palette/results@1']) {
  useText();
  const payees = useQuery({ key: ['/payees'], load: (signal) => paymentsData().payees(signal) });
  const accounts = useQuery({ key: ['/accounts'], load: (signal) => paymentsData().accounts(signal) });
  useEffect(() => {
    const failed = [payees, accounts].find(({ status }) => status === 'error');
    if (failed) return offer({ status: 'error', retry: failed.retry });
    if (payees.status !== 'ready' || accounts.status !== 'ready') return offer({ status: 'loading', results: [] });
    const currency = accounts.data.find(canPay)?.balance.currency;
    const found = findPayments(query, payees.data, {
      verbs: `${text('search.verbs')} ${en['search.verbs']}`,
      fillers: `${text('search.fillers')} ${en['search.fillers']}`,
      readAmount: (typed) => (currency ? readAmount(typed, currency) : undefined),
    });
    return offer({ status: 'ready', results: found.slice(0, SHOWN).map(resultOf) });
  });
  return null;
}

function resultOf({ payee, isOrder, amount }: ReturnType<typeof findPayments>[number]): PaletteResult {
  const { id, name, lastFour } = payee;
  const address = new URLSearchParams({ to: id, ...(amount && { amount: String(amount.minor) }) });
  return {
    id: amount ? `${id} ${amount.minor}` : id,
    label: labelOf(name, isOrder, amount && formatMoney(amount)),
    icon: { person: name },
    lastFour,
    to: `${paths.externalTransfer}?${address}`,
  };
}

function labelOf(name: string, isOrder: boolean, amount: string | undefined): string {
  if (amount) return text('search.payAmount', { name, amount });
  return isOrder ? text('search.pay', { name }) : name;
}
