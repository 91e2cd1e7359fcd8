import { formatDay } from '@bank/shared/format';
import { Link } from '@bank/shared/router';
import { Badge, iconProps, Money, useMoneyText } from '@bank/shared/ui';
import { ArrowDownLeft, CalendarClock, CreditCard, Landmark, Repeat } from 'lucide-react';
import type { Due, DueKind } from '../../data/types';
import { useText } from '../../messages';
import { RowFigures, RowWords } from '../../ui/rows';

const icons = { scheduled: CalendarClock, recurring: Repeat, card: CreditCard, loan: Landmark, income: ArrowDownLeft };
const kinds = {
  scheduled: 'kind.scheduled',
  recurring: 'kind.recurring',
  card: 'kind.card',
  loan: 'kind.loan',
  income: 'kind.income',
} as const satisfies Record<DueKind, string>;

/** Says what the account has left afterwards, or that it does not cover this. */
export function DueRow({ due }: { due: Due }) {
  const text = useText();
  const moneyText = useMoneyText();
  const { on, kind, name, amount, isLate, to, account, left } = due;
  const Icon = icons[kind];
  return (
    <li>
      <Icon {...iconProps} size={20} />
      <RowWords>
        <Link to={to}>
          <bdi>{name || text('ahead.somebody')}</bdi>
        </Link>
        <span>
          {formatDay(on)} · {text(kinds[kind])}
        </span>
        {account && left && left.minor >= 0 && (
          <span>{text('ahead.left', { amount: moneyText(left), account: account.name })}</span>
        )}
      </RowWords>
      <RowFigures>
        <Money amount={amount} signed={amount.minor > 0} />
        {account && left && left.minor < 0 && amount.minor < 0 && (
          <Badge tone="negative">{text('ahead.notCovered', { account: account.name })}</Badge>
        )}
        {isLate && <Badge tone="neutral">{text('ahead.late')}</Badge>}
      </RowFigures>
    </li>
  );
}
