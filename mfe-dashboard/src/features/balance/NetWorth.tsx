import type { Money as MoneyAmount } from '@bank/shared/format';
import { Money, useBalances, useMoneyText } from '@bank/shared/ui';
import styled from 'styled-components';
import type { AssetShare } from './calculateAssetShares';
import { DONUT_RING_PX, DONUT_SIZE_PX } from './donutSize';
import { useDonut } from './useDonut';

/** Characters that fit into the ring at the full font size, and at the next smaller one. */
const MAX_CHARACTERS = { figure: 11, smaller: 13 };

interface NetWorthProps {
  amount: MoneyAmount;
  shares: AssetShare[];
}

export function NetWorth({ amount, shares }: NetWorthProps) {
  const isHidden = useBalances((balances) => balances.isHidden);
  const moneyText = useMoneyText();
  const Donut = useDonut(!isHidden && shares.some(({ permille }) => permille > 0));
  return (
    <Frame>
      <Chart aria-hidden data-drawn={Boolean(Donut)}>
        {Donut && <Donut shares={shares} />}
      </Chart>
      <Label>Net Worth</Label>
      <Figure amount={amount} size="figure" data-fit={chooseFigureSize(moneyText(amount).length)} />
    </Frame>
  );
}

function chooseFigureSize(length: number): 'figure' | 'smaller' | 'smallest' {
  if (length <= MAX_CHARACTERS.figure) return 'figure';
  return length <= MAX_CHARACTERS.smaller ? 'smaller' : 'smallest';
}

const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${DONUT_SIZE_PX}px;
  height: ${DONUT_SIZE_PX}px;
`;

const Chart = styled.div`
  position: absolute;
  inset: 0;
  border-radius: 50%;

  &[data-drawn='false'] {
    border: ${DONUT_RING_PX}px solid var(--sunk);
  }
`;

const Label = styled.p`
  position: relative;
  margin: 0;
  color: var(--muted);
  font-size: var(--text-14);
  line-height: 1.5;
`;

const Figure = styled(Money)`
  position: relative;

  &&[data-fit='smaller'] {
    font-size: var(--text-24);
  }
  &&[data-fit='smallest'] {
    font-size: var(--text-20);
  }
`;
