import { formatDay } from '@bank/shared/format';
import { paths } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import { Badge, ButtonLink, Card, CardHeader, Money, useMoneyText } from '@bank/shared/ui';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { monthlySum } from '../../data/monthlySum';
import { nameOf } from '../../data/nameOf';
import { historyOf } from '../../data/planAhead';
import type { Recurring } from '../../data/types';
import { useText } from '../../messages';
import { Disclosure } from '../../ui/Disclosure';
import { RowFigures, RowList, RowWords } from '../../ui/rows';
import { LeaveOutButton } from './LeaveOutButton';

interface RecurringCardProps {
  recurring: readonly Recurring[];
  leftOut: readonly Recurring[];
}

/** What is paid again and again, as the bank recognizes it, without what the customer says is no bill. */
export function RecurringCard({ recurring, leftOut }: RecurringCardProps) {
  const text = useText();
  const moneyText = useMoneyText();
  const titleId = useId();
  const paid = recurring.filter(({ amount }) => amount.minor < 0);
  const sum = monthlySum(paid);
  const card = useRef<HTMLElement>(null);
  // The pressed button disappears with its row, and would take the focus with it.
  const keepFocus = () => card.current?.focus();
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby={titleId}>
      <CardHeader title={text('recurring.title')} titleId={titleId} />
      {sum && <Note>{text('recurring.sum', { amount: moneyText(sum) })}</Note>}
      {paid.length === 0 && <p>{text('recurring.none')}</p>}
      <RowList role="list">
        {paid.map((one) => (
          <RecurringRow key={one.id} recurring={one} onLeftOut={keepFocus} />
        ))}
      </RowList>
      {leftOut.length > 0 && (
        <Disclosure>
          <summary>{text('recurring.allLeftOut', { count: leftOut.length })}</summary>
          <RowList role="list">
            {leftOut.map((one) => (
              <li key={one.id}>
                <RowWords>
                  <Link to={historyOf(one)}>
                    <bdi>{nameOf(one)}</bdi>
                  </Link>
                </RowWords>
                <LeaveOutButton recurring={one} onDone={keepFocus} />
              </li>
            ))}
          </RowList>
        </Disclosure>
      )}
    </Card>
  );
}

function RecurringRow({ recurring, onLeftOut }: { recurring: Recurring; onLeftOut: () => void }) {
  const text = useText();
  const moneyText = useMoneyText();
  const { amount, before, rhythm, next, bookings, wording } = recurring;
  const positive = ({ minor, currency }: typeof amount) => ({ minor: -minor, currency });
  return (
    <li>
      <RowWords>
        <Link to={historyOf(recurring)}>
          <bdi>{nameOf(recurring)}</bdi>
        </Link>
        <span>
          {text(`rhythm.${rhythm}`)} · {text('recurring.last', { day: formatDay(bookings[0]?.date ?? next) })} ·{' '}
          {text('recurring.next', { day: formatDay(next) })}
        </span>
      </RowWords>
      <RowFigures>
        <Money amount={positive(amount)} />
        {before && (
          <Badge tone={amount.minor < before.minor ? 'negative' : 'positive'}>
            {text(amount.minor < before.minor ? 'recurring.up' : 'recurring.down', {
              amount: moneyText(positive(before)),
            })}
          </Badge>
        )}
      </RowFigures>
      {wording?.kind === 'to' && wording.name && (
        <PayLink to={payPath(wording.name)} size="small" data-screen-only>
          {text('recurring.pay')}
        </PayLink>
      )}
      <LeaveOutButton recurring={recurring} onDone={onLeftOut} />
    </li>
  );
}

/** The form with somebody of the payee book chosen. */
function payPath(to: string): string {
  return `${paths.externalTransfer}?${new URLSearchParams({ for: 'bill', to })}`;
}

/** Stands above the row's own link. */
const PayLink = styled(ButtonLink)`
  position: relative;
`;

const Note = styled.p`
  margin: 0 0 8px;
  color: var(--muted);
`;
