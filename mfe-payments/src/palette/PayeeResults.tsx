import type { PaletteResult, Slots } from '@bank/shared/contract';
import { formatMoney } from '@bank/shared/format';
import { paths } from '@bank/shared/paths';
import { useQuery } from '@bank/shared/query';
import { useEffect } from 'react';
import { paymentsData } from '../data/paymentsData';
import { canPay } from '../features/accounts/available';
import { readAmount } from '../features/amount/readAmount';
import en from '../locales/en.json';
import { useText } from '../messages';
import { type FoundPayment, findPayments } from './findPayments';

const SHOWN = 5;

/** Payees, and payments that are typed as “pay maya 20”. Both lead to the form: nothing is sent by the search. */
export default function PayeeResults({ query, offer }: Slots['bank/palette/results@1']) {
  const text = useText();
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
    return offer({ status: 'ready', results: found.slice(0, SHOWN).map((one) => resultOf(one, text)) });
  });
  return null;
}

function resultOf({ payee, isOrder, amount }: FoundPayment, text: ReturnType<typeof useText>): PaletteResult {
  const { id, name, lastFour } = payee;
  const order = isOrder ? text('search.pay', { name }) : name;
  const address = new URLSearchParams({ to: id, ...(amount && { amount: String(amount.minor) }) });
  return {
    id: amount ? `${id} ${amount.minor}` : id,
    label: amount ? text('search.payAmount', { name, amount: formatMoney(amount) }) : order,
    icon: { person: name },
    lastFour,
    to: `${paths.externalTransfer}?${address}`,
  };
}
