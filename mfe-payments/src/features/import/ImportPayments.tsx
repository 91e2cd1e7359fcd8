import type { Account } from '@bank/shared/api';
import { sumMoney } from '@bank/shared/format';
import { notify } from '@bank/shared/toast';
import { Button } from '@bank/shared/ui';
import { useMemo } from 'react';
import { paymentsData } from '../../data/paymentsData';
import { text, useText } from '../../messages';
import { PartyName } from '../../ui/PartyName';
import { StepActions } from '../../ui/StepActions';
import { StepTitle } from '../../ui/StepTitle';
import { CheckingView } from '../order/CheckingView';
import { OrderedAmount } from '../order/OrderedAmount';
import { OrderReview } from '../order/OrderReview';
import { useOrder } from '../order/useOrder';
import { FaultList } from './FaultList';
import { ImportForm } from './ImportForm';
import { emptyImport, type ImportValues, importChecks, listOf, type ReadFile, withChecks } from './importValues';
import { PaymentList } from './PaymentList';

interface ImportOrder {
  from: string;
  file: ReadFile;
  plan: null;
}

async function checked({ from, file }: ImportValues): Promise<ImportValues> {
  if (!file || file.payments.length === 0) return { from, file };
  return { from, file: withChecks(file, await paymentsData().checkImport(listOf(from, file))) };
}

export function ImportPayments({ accounts }: { accounts: readonly Account[] }) {
  const text = useText();
  const flow = useOrder<ImportValues, ImportOrder>({
    initial: emptyImport(accounts),
    checks: useMemo(() => importChecks(accounts), [accounts]),
    prepare: checked,
    orderOf: ({ from, file }) => file && { from, file, plan: null },
    place: pay,
    fieldsOf: () => ({ fromAccountId: 'from', amount: 'from' }),
  });
  const { order, status } = flow;
  if (status === 'checking') return <CheckingView />;
  if (!order) return <ImportForm accounts={accounts} {...flow} />;
  const { payments, faults } = order.file;
  if (payments.length === 0) {
    return (
      <>
        <StepTitle>{text('review.title')}</StepTitle>
        <FaultList faults={faults} />
        <StepActions>
          <Button onClick={() => flow.change('file')}>{text('import.another')}</Button>
        </StepActions>
      </>
    );
  }
  const from = accounts.find(({ id }) => id === order.from);
  const amount = sumMoney(payments.map((payment) => payment.amount));
  const lines = [
    { label: text('import.total'), value: <OrderedAmount amount={amount} />, field: 'file' },
    { label: text('order.from'), value: from && <PartyName party={from} />, field: 'from' },
  ];
  return (
    <OrderReview
      lines={lines}
      amount={amount}
      payee={text('import.payees', { count: payments.length })}
      action="review.pay"
      {...flow}
      status={status}
    >
      <FaultList faults={faults} />
      <PaymentList payments={payments} />
    </OrderReview>
  );
}

async function pay({ from, file }: ImportOrder, key: string): Promise<undefined> {
  await paymentsData().payImport(listOf(from, file), key);
  notify({ kind: 'success', title: text('import.done', { count: file.payments.length }) });
}
