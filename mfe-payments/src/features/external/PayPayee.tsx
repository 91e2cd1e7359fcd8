import type { Account } from '@bank/shared/api';
import type { Query } from '@bank/shared/query';
import { useSearchParams } from '@bank/shared/router';
import { Card, ErrorView, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import { useMemo } from 'react';
import { paymentsData } from '../../data/paymentsData';
import type { Payee } from '../../data/types';
import { useText } from '../../messages';
import { PartyName } from '../../ui/PartyName';
import { CheckingView } from '../order/CheckingView';
import { OrderedAmount } from '../order/OrderedAmount';
import { OrderReview } from '../order/OrderReview';
import { useOrder } from '../order/useOrder';
import { useWhenLines } from '../when/useWhenLines';
import { ExternalForm } from './ExternalForm';
import { aboveNewLimit, externalChecks, initialPayment, memoTexts, type Purpose, paymentOf } from './externalValues';

interface PayPayeeProps {
  purpose: Purpose;
  accounts: readonly Account[];
  payees: Query<Payee[]>;
}

export function PayPayee({ payees, ...props }: PayPayeeProps) {
  const text = useText();
  if (payees.status === 'ready') return <Payment payees={payees.data} {...props} />;
  return (
    <Card role={payees.status === 'loading' ? 'status' : undefined}>
      {payees.status === 'loading' ? (
        <>
          <VisuallyHidden>{text('payees.loading')}</VisuallyHidden>
          <Skeleton height="12rem" />
        </>
      ) : (
        <ErrorView heading={text('payees.failed')} text={text('accounts.failedText')} onRetry={payees.retry} />
      )}
    </Card>
  );
}

interface PaymentProps extends Omit<PayPayeeProps, 'payees'> {
  payees: readonly Payee[];
}

function Payment({ purpose, accounts, payees }: PaymentProps) {
  const text = useText();
  const [address] = useSearchParams();
  const flow = useOrder({
    initial: initialPayment(accounts, payees, address),
    checks: useMemo(() => externalChecks(accounts, payees, purpose), [accounts, payees, purpose]),
    orderOf: (values) => paymentOf(values, accounts, payees),
    place: (order, key) => paymentsData().pay(order, key),
    fieldsOf: () => ({ fromAccountId: 'from', to: 'payee', firstOn: 'date' }),
    refusalText: ({ type }, order) => (type === 'new-payee' && order ? aboveNewLimit(order.payee) : undefined),
  });
  const whenLines = useWhenLines();
  const { order, status } = flow;
  if (status === 'checking') return <CheckingView />;
  if (!order) return <ExternalForm purpose={purpose} accounts={accounts} payees={payees} {...flow} />;
  const { from, payee, amount, memo, plan } = order;
  const lines = [
    { label: text('external.payee'), value: <PartyName party={payee} />, field: 'payee' },
    { label: text('order.amount'), value: <OrderedAmount amount={amount} />, field: 'amount' },
    { label: text('order.from'), value: <PartyName party={from} />, field: 'from' },
    { label: text(memoTexts[purpose].label), value: memo ? <bdi>{memo}</bdi> : text('order.noMemo'), field: 'memo' },
    ...whenLines(plan),
  ];
  return (
    <OrderReview
      lines={lines}
      amount={amount}
      payee={payee.name}
      plan={plan}
      action={plan ? 'review.schedule' : 'review.pay'}
      {...flow}
      status={status}
    />
  );
}
