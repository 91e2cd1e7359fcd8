import { formatDay } from '@bank/shared/format';
import { useQuery } from '@bank/shared/query';
import { Card, CardHeader, ErrorView, Money, Skeleton, Table } from '@bank/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { accountSource } from '../../data/accountSource';
import type { DayBalance } from '../../data/types';
import { useText } from '../texts/messages';
import { BalanceLine, CHART_HEIGHT } from './BalanceLine';
import { RangeChoice } from './RangeChoice';

const FIRST_DAYS = 90;

export function BalancesCard({ accountId }: { accountId: string }) {
  const text = useText();
  const titleId = useId();
  const [days, setDays] = useState(FIRST_DAYS);
  const balances = useQuery({
    key: ['/accounts', accountId, 'balances', days],
    load: (signal) => accountSource().balances(accountId, days, signal),
  });
  return (
    <Card aria-labelledby={titleId} aria-busy={balances.status === 'loading'}>
      <CardHeader title={text('balances.title')} titleId={titleId}>
        <RangeChoice days={days} onChoose={setDays} />
      </CardHeader>
      {balances.status === 'loading' && <Skeleton height={CHART_HEIGHT} />}
      {balances.status === 'error' && (
        <ErrorView heading={text('balances.failed')} text={text('account.failedText')} onRetry={balances.retry} />
      )}
      {balances.status === 'ready' && (
        <>
          <BalanceLine days={balances.data} />
          <BalanceTable days={balances.data} />
        </>
      )}
    </Card>
  );
}

/** The same figures as text. */
function BalanceTable({ days }: { days: readonly DayBalance[] }) {
  const text = useText();
  return (
    <Disclosure>
      <summary data-screen-only>{text('balances.asTable')}</summary>
      <Table caption={text('balances.title')} captionHidden>
        <thead>
          <tr>
            <th scope="col">{text('statement.date')}</th>
            <th scope="col" data-numeric>
              {text('account.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, balance }) => (
            <tr key={date}>
              <th scope="row">{formatDay(date)}</th>
              <td data-numeric>
                <Money amount={balance} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}

const Disclosure = styled.details`
  margin-block-start: 12px;
  font-size: var(--text-14);

  > summary {
    width: fit-content;
    padding-block: 10px;
    color: var(--muted);
    cursor: pointer;
  }
  > table {
    max-width: 28rem;
    /* Day and balance stay beside each other where the smallest phone has the largest text. */
    font-size: min(1em, 7vw);
  }
`;
