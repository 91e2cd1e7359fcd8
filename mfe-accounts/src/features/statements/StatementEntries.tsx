import { formatDay, formatMonth } from '@bank/shared/format';
import { Money, Table } from '@bank/shared/ui';
import { wordTransaction } from '@bank/shared/wording';
import styled from 'styled-components';
import type { Statement } from '../../data/types';
import { useText } from '../texts/messages';

/** A phone omits the running balance, for which there is no room: the file and paper have it. */
export function StatementEntries({ statement: { month, entries } }: { statement: Statement }) {
  const text = useText();
  if (entries.length === 0) return <p>{text('statement.noEntries')}</p>;
  return (
    <Entries caption={text('statement.entriesOf', { month: formatMonth(month) })} captionHidden>
      <thead>
        <tr>
          <th scope="col">{text('statement.date')}</th>
          <th scope="col">{text('statement.description')}</th>
          <th scope="col" data-numeric>
            {text('statement.amount')}
          </th>
          <th scope="col" data-numeric>
            {text('account.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, date, amount, balance, ...words }) => (
          <tr key={id}>
            <td>{formatDay(date)}</td>
            <th scope="row">
              <bdi>{wordTransaction(words)}</bdi>
            </th>
            <td data-numeric>
              <Money amount={amount} signed />
            </td>
            <td data-numeric>
              <Money amount={balance} />
            </td>
          </tr>
        ))}
      </tbody>
    </Entries>
  );
}

const Entries = styled(Table)`
  td:first-child {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  && > tbody th {
    width: 60%;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  td:last-child {
    color: var(--muted);
  }
  tr {
    break-inside: avoid;
  }

  @media screen and (width < 40em) {
    && :is(th, td) {
      padding-inline: 4px;
    }
    && :is(th, td):last-child {
      display: none;
    }
  }
  /* With text twice as large, the three of a row stand below one another; their names share a line. */
  @media screen and (width < 18em) {
    && tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 12px;
      padding-block: 12px;
      border-block-end: 1px solid var(--hairline);
    }
    && > tbody > tr {
      display: grid;
    }
    && > * > tr > :is(th, td) {
      width: auto;
      height: auto;
      padding: 0;
      border: 0;
      text-align: start;
      white-space: normal;
    }
  }
`;
