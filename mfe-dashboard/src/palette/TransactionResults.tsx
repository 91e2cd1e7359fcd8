import type { PaletteResult, Slots } from '@bank/shared/contract';
import { formatDay } from '@bank/shared/format';
import { isolate } from '@bank/shared/languages';
import { paths } from '@bank/shared/paths';
import { usePages, useSettled } from '@bank/shared/query';
import { wordTransaction } from '@bank/shared/wording';
import { useEffect } from 'react';
import { useAccountNames } from '../features/transactions/useAccountNames';
import { type FoundTransaction, filtersOf, findTransactions } from './findTransactions';

/** Transactions with a text or an amount. Each opens on the dashboard, in the history of those like it. */
export default function TransactionResults({ query, offer }: Slots['bank/palette/results@1']) {
  const settled = useSettled(query);
  const names = useAccountNames();
  const found = usePages({
    key: ['/transactions', { search: settled }],
    load: (_, signal) => findTransactions(settled, signal),
    nextOf: () => null,
  });
  useEffect(() => {
    if (filtersOf(query).length === 0) return offer({ status: 'ready', results: [] });
    if (found.status === 'error') return offer({ status: 'error', retry: found.retry });
    const results = found.status === 'ready' ? found.data.flat().map((one) => resultOf(one, names)) : [];
    const isReady = found.status === 'ready' && !found.isPrevious && settled === query;
    return offer({ status: isReady ? 'ready' : 'loading', results });
  });
  return null;
}

function resultOf({ transaction, filter }: FoundTransaction, names: ReadonlyMap<string, string>): PaletteResult {
  const { id, accountId, date, amount } = transaction;
  const { period, text = '' } = filter;
  const address = { period: String(period), ...(text ? { text } : { amount: filter.amount }), transaction: id };
  const account = names.get(accountId);
  return {
    id,
    label: wordTransaction(transaction),
    detail: account ? `${formatDay(date)} · ${isolate(account)}` : formatDay(date),
    icon: 'bills',
    amount,
    isSigned: true,
    to: `${paths.dashboard}?${new URLSearchParams(address)}`,
  };
}
