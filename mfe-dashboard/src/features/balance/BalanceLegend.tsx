import type { Money as MoneyAmount } from '@bank/shared/format';
import { Money, PrivateFigure, Table } from '@bank/shared/ui';
import styled from 'styled-components';
import { type AssetShare, formatShare } from './calculateAssetShares';

interface BalanceLegendProps {
  shares: AssetShare[];
  owed: MoneyAmount;
  owedOn: string;
}

export function BalanceLegend({ shares, owed, owedOn }: BalanceLegendProps) {
  return (
    <Legend caption="Assets and what is owed" captionHidden>
      {shares.length > 0 && (
        <thead>
          <tr>
            <th scope="col">Asset</th>
            <th scope="col" data-numeric>
              Amount
            </th>
            <th scope="col" data-numeric>
              Percent
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {shares.map(({ name, value, permille, slice }) => (
          <tr key={name}>
            <th scope="row">
              <Name>
                <Swatch data-slice={slice} aria-hidden />
                {name}
              </Name>
            </th>
            <td data-numeric>
              <Money amount={value} />
            </td>
            <td data-numeric>
              <PrivateFigure>{formatShare(permille)}</PrivateFigure>
            </td>
          </tr>
        ))}
      </tbody>
      {owed.minor !== 0 && (
        <tfoot>
          <tr>
            <th scope="row">
              <Name>
                <Swatch aria-hidden />
                Owed on {owedOn}
              </Name>
            </th>
            <td data-numeric>
              <Money amount={{ ...owed, minor: -owed.minor }} />
            </td>
            <td />
          </tr>
        </tfoot>
      )}
    </Legend>
  );
}

const Legend = styled(Table)`
  && {
    flex: 1;
    min-width: 0;
    max-width: 520px;
  }

  && :is(th, td) {
    padding-inline: 6px;

    @container (max-width: 319.98px) {
      padding-inline: 4px;
      font-size: var(--text-12);
    }
  }

  && :is(th, td):first-child {
    padding-inline-start: 0;
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
