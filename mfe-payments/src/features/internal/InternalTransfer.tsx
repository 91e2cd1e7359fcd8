import type { Account } from '@bank/shared/api';
import { useSearchParams } from '@bank/shared/router';
import { useMemo } from 'react';
import { paymentsData } from '../../data/paymentsData';
import { useText } from '../../messages';
import { PartyName } from '../../ui/PartyName';
import { CheckingView } from '../order/CheckingView';
import { OrderedAmount } from '../order/OrderedAmount';
import { OrderReview } from '../order/OrderReview';
import { useOrder } from '../order/useOrder';
import { useWhenLines } from '../when/useWhenLines';
import { InternalForm } from './InternalForm';
import { initialValues, internalChecks, transferOf } from './internalValues';

export function InternalTransfer({ accounts }: { accounts: readonly Account[] }) {
  const text = useText();
  const [address] = useSearchParams();
  const flow = useOrder({
    initial: initialValues(accounts, address),
    checks: useMemo(() => internalChecks(accounts), [accounts]),
    orderOf: (values) => transferOf(values, accounts),
    place: (order, key) => paymentsData().transfer(order, key),
    fieldsOf: () => ({ fromAccountId: 'from', firstOn: 'date' }),
  });
  const whenLines = useWhenLines();
  const { order, status } = flow;
  if (status === 'checking') return <CheckingView />;
  if (!order) return <InternalForm accounts={accounts} {...flow} />;
  const { from, to, amount, memo, plan } = order;
  const lines = [
    { label: text('order.amount'), value: <OrderedAmount amount={amount} />, field: 'amount' },
    { label: text('order.from'), value: <PartyName party={from} />, field: 'from' },
    { label: text('order.to'), value: <PartyName party={to} />, field: 'to' },
    { label: text('order.memo'), value: memo ? <bdi>{memo}</bdi> : text('order.noMemo'), field: 'memo' },
    ...whenLines(plan),
  ];
  return (
    <OrderReview
      lines={lines}
      amount={amount}
      action={plan ? 'review.schedule' : 'review.transfer'}
      {...flow}
      status={status}
    />
  );
}
