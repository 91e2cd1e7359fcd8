import type { Money as MoneyAmount } from '@bank/shared/format';
import { Money, PrivateFigure, Table } from '@bank/shared/ui';
import styled from 'styled-components';
import type { Holdings } from '../../data/types';
import { useText } from '../../messages';
import { tableRoles } from '../../ui/tableRoles';
import { type AssetShare, formatShare } from './calculateAssetShares';

interface BalanceLegendProps {
  shares: AssetShare[];
  owed: MoneyAmount;
  owedOn: Holdings['owedOn'];
}

/** The bank's own names; other ones are the customer's. */
const ASSETS = {
  Checking: 'balance.checking',
  Savings: 'balance.savings',
  Investments: 'balance.investments',
} as const;

const OWED = { cards: 'balance.owedOnCards', 'cards and loans': 'balance.owedOnCardsAndLoans' } as const;

export function BalanceLegend({ shares, owed, owedOn }: BalanceLegendProps) {
  const text = useText();
  return (
    <Legend {...tableRoles.table} caption={text('balance.caption')} captionHidden>
      {shares.length > 0 && (
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader}>{text('balance.asset')}</th>
            <th {...tableRoles.columnHeader} data-numeric>
              {text('balance.amount')}
            </th>
            <th {...tableRoles.columnHeader} data-numeric>
              {text('balance.percent')}
            </th>
          </tr>
        </thead>
      )}
      <tbody {...tableRoles.group}>
        {shares.map(({ name, value, permille, slice }) => (
          <tr key={name} {...tableRoles.row}>
            <th {...tableRoles.rowHeader}>
              <Name>
                <Swatch data-slice={slice} aria-hidden />
                {name in ASSETS ? text(ASSETS[name as keyof typeof ASSETS]) : name}
              </Name>
            </th>
            <td {...tableRoles.cell} data-numeric>
              <Money amount={value} />
            </td>
            <td {...tableRoles.cell} data-numeric>
              <PrivateFigure>{formatShare(permille)}</PrivateFigure>
            </td>
          </tr>
        ))}
      </tbody>
      {owed.minor !== 0 && (
        <tfoot {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.rowHeader}>
              <Name>
                <Swatch aria-hidden />
                {text(OWED[owedOn])}
              </Name>
            </th>
            <td {...tableRoles.cell} data-numeric>
              <Money amount={{ ...owed, minor: -owed.minor }} />
            </td>
            <td {...tableRoles.cell} />
          </tr>
          {owedOn === 'cards' && (
            <tr {...tableRoles.row}>
              <td {...tableRoles.cell} colSpan={3}>
                {text('balance.withoutLoans')}
              </td>
            </tr>
          )}
        </tfoot>
      )}
    </Legend>
  );
}

const Legend = styled(Table)`
  && {
    flex: 1;
    min-width: 0;
    max-width: 32.5rem;
  }

  && :is(th, td) {
    padding-inline: 6px;

    @container widget (width < 35rem) {
      height: 2.125rem;
    }
    @container widget (width < 20rem) {
      padding-inline: 4px;
      font-size: var(--text-12);
    }
  }

  @container widget (width < 15rem) {
    && {
      display: block;
    }
    && > :is(thead, tbody, tfoot) {
      display: block;
    }
    && tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
    }
    && :is(th, td) {
      height: auto;
      border: 0;
    }
    && :is(th, td):first-child {
      grid-column: 1 / -1;
    }
    && :is(th, td):nth-child(2) {
      padding-inline: 0;
    }
    && :is(th, td):last-child {
      justify-self: end;
    }
  }

  && :is(th, td):first-child {
    padding-inline-start: 0;

    /* The figures' columns, where they start, are as wide as the figures. */
    &:dir(rtl) {
      width: 100%;
    }
  }

  && :is(th, td):last-child {
    padding-inline-end: 0;
  }

  && td:last-child {
    color: var(--muted);
  }

  && > tfoot :is(th, td) {
    border-block: 1px solid var(--hairline);
    border-block-end: 0;
    color: var(--muted);
  }

  && > tfoot > tr + tr > td {
    border: 0;
    font-size: var(--text-12);
  }

  @container widget (width < 15rem) {
    && > tfoot > tr > td {
      border: 0;
    }
  }
`;

const Name = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
`;

const Swatch = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 3px;
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-slice='1'] {
    background: var(--slice-1);
  }
  &[data-slice='2'] {
    background: var(--slice-2);
  }
  &[data-slice='3'] {
    background: var(--slice-3);
  }
`;
