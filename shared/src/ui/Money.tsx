import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type Money as Amount, formatMoney } from '../format';
import { useLanguage } from '../i18n';
import { useBalances } from './balances';
import { HIDDEN_FIGURE, PrivateFigure } from './PrivateFigure';

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  amount: Amount;
  signed?: boolean;
  /** `figure`: the main number of a view. */
  size?: 'text' | 'large' | 'figure';
}

/** Shows an amount in tabular numerals, never wrapped; hides it while the customer hides balances. */
export function Money({ amount, signed = false, size = 'text', ...props }: MoneyProps) {
  useLanguage();
  return (
    <Figures {...props} data-size={size}>
      <PrivateFigure>{formatMoney(amount, { signed })}</PrivateFigure>
    </Figures>
  );
}

/** `formatMoney`, of which nothing is told while the customer hides balances. For texts that cannot hold a `Money`. */
export function useMoneyText(): typeof formatMoney {
  useLanguage();
  return useBalances(({ isHidden }) => (isHidden ? hideMoney : formatMoney));
}

function hideMoney(): string {
  return HIDDEN_FIGURE;
}

const Figures = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: isolate;

  &[data-size='large'] {
    font-size: var(--text-20);
    font-weight: 600;
    letter-spacing: -0.01em;
  }

  &[data-size='figure'] {
    font-size: var(--text-32);
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: -0.02em;
  }
`;
