import type { Account } from '@bank/shared/api';
import { formatMoney, type Money } from '@bank/shared/format';
import { useMemo } from 'react';
import { paymentsData } from '../../data/paymentsData';
import type { WireRecipient } from '../../data/types';
import { text } from '../../messages';
import { CheckingView } from '../order/CheckingView';
import { useOrder } from '../order/useOrder';
import { WireForm } from './WireForm';
import { WireReview } from './WireReview';
import { emptyWire, priceRequestOf, requestOf, type WireValues, wireChecks } from './wireValues';

const OUTDATED = ['quote-expired', 'cut-off-passed', 'unknown-quote'];

async function withQuote(values: WireValues): Promise<WireValues> {
  return { ...values, quote: await paymentsData().quoteWire(requestOf(values, await arrivingOf(values))) };
}

/** What arrives for an amount to be paid in all, the bank says. */
async function arrivingOf(values: WireValues): Promise<Money> {
  const { amount, ...paid } = priceRequestOf(values) ?? { amount: 0, currency: values.currency };
  if (amount !== undefined) return { minor: amount, currency: paid.currency };
  return (await paymentsData().priceWire(paid)).amount;
}

interface WireTransferProps {
  accounts: readonly Account[];
  recipients: readonly WireRecipient[];
}

export function WireTransfer({ accounts, recipients }: WireTransferProps) {
  const flow = useOrder({
    initial: emptyWire(accounts),
    checks: useMemo(() => wireChecks(accounts), [accounts]),
    prepare: withQuote,
    isOutdated: (type) => OUTDATED.includes(type ?? ''),
    orderOf: ({ quote, ...values }) => quote && { quote, values, plan: null },
    place: ({ quote }, key) => paymentsData().sendWire(quote, key),
    refusalText: ({ type, limit }) =>
      type === 'new-payee' && limit
        ? text('wire.tooMuchForNew', { limit: formatMoney(limit, { short: true }) })
        : undefined,
    fieldsOf: ({ side }) => ({ fromAccountId: 'from', accountNumber: 'number', amount: side }),
  });
  const { order, status } = flow;
  if (status === 'checking') return <CheckingView />;
  if (!order) return <WireForm accounts={accounts} recipients={recipients} {...flow} />;
  const from = accounts.find(({ id }) => id === order.values.from);
  return <WireReview {...flow} {...order} from={from} status={status} />;
}
