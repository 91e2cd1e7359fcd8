import { formatMoney, type Money } from '@bank/shared/format';
import { styled } from 'styled-components';

/** Shown while balances are hidden, too: the customer has to check it. */
export function OrderedAmount({ amount }: { amount: Money }) {
  return <Figure>{formatMoney(amount)}</Figure>;
}

const Figure = styled.bdi`
  font-size: min(var(--text-32), (100vw - 96px) / 7.5);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  letter-spacing: -0.02em;
`;
