import type { Money as MoneyAmount } from '@bank/shared/format';
import { Money, useBalances, useMoneyText } from '@bank/shared/ui';
import styled from 'styled-components';
import { useText } from '../../messages';
import type { AssetShare } from './calculateAssetShares';
import { Ring, RingFrame, RingText } from './RingFrame';
import { useDonut } from './useDonut';

/** Characters that fit into the ring at the full font size, and at the next smaller one. */
const MAX_CHARACTERS = { figure: 11, smaller: 13 };

interface NetWorthProps {
  amount: MoneyAmount;
  shares: AssetShare[];
}

export function NetWorth({ amount, shares }: NetWorthProps) {
  const text = useText();
  const isHidden = useBalances((balances) => balances.isHidden);
  const moneyText = useMoneyText();
  const Donut = useDonut(!isHidden && shares.some(({ permille }) => permille > 0));
  return (
    <RingFrame>
      <Ring aria-hidden data-drawn={Boolean(Donut)}>
        {Donut && <Donut shares={shares} />}
      </Ring>
      <RingText>
        <Label>{text('balance.netWorth')}</Label>
        <Figure amount={amount} size="figure" data-fit={chooseFigureSize(moneyText(amount).length)} />
      </RingText>
    </RingFrame>
  );
}

function chooseFigureSize(length: number): 'figure' | 'smaller' | 'smallest' {
  if (length <= MAX_CHARACTERS.figure) return 'figure';
  return length <= MAX_CHARACTERS.smaller ? 'smaller' : 'smallest';
}

const Label = styled.p`
  margin: 0;
  color: var(--muted);
  font-size: var(--text-14);
  line-height: 1.5;
`;

/** Fills the room for it, at most 32 px: `--ems` is its width in its own font size. */
const Figure = styled(Money)`
  --ems: 5.85;

  && {
    font-size: min(var(--text-32), (var(--room)) / var(--ems));
  }
  &[data-fit='smaller'] {
    --ems: 7.8;
  }
  &[data-fit='smallest'] {
    --ems: 9.36;
  }
`;
