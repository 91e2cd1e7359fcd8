import { formatDay, formatMoney, formatTime } from '@bank/shared/format';
import { Badge, EmptyState, Initials, MaskedNumber } from '@bank/shared/ui';
import type { Payee } from '../../data/types';
import { useText } from '../../messages';
import { ChoiceList } from '../../ui/ChoiceList';

interface PayeeChoiceProps {
  payees: readonly Payee[];
  value: string;
  error: string | undefined;
  onChoose: (id: string) => void;
}

export function PayeeChoice({ payees, value, error, onChoose }: PayeeChoiceProps) {
  const text = useText();
  const choices = payees.map((payee) => ({
    value: payee.id,
    icon: <Initials name={payee.name} />,
    title: <bdi>{payee.name}</bdi>,
    detail: (
      <>
        <MaskedNumber lastFour={payee.lastFour} />
        <NewPayee payee={payee} />
      </>
    ),
    ...(payee.newUntil && { figure: <Badge tone="accent">{text('payees.new')}</Badge> }),
  }));
  return (
    <ChoiceList
      name="payee"
      legend={text('external.payee')}
      choices={choices}
      value={value}
      error={error}
      empty={<EmptyState title={text('payees.none')}>{text('payees.noneText')}</EmptyState>}
      onChoose={onChoose}
    />
  );
}

function NewPayee({ payee: { newUntil, newLimit } }: { payee: Payee }) {
  const text = useText();
  if (!newUntil || !newLimit) return null;
  const time = Date.parse(newUntil);
  const day = new Date(time).toLocaleDateString('sv');
  const limit = formatMoney(newLimit, { short: true });
  return <> · {text('payees.newLimit', { limit, day: formatDay(day), time: formatTime(time) })}</>;
}
