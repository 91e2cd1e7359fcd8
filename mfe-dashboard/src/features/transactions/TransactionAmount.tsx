import type { Money as MoneyAmount } from '@bank/shared/format';
import { Money } from '@bank/shared/ui';
import styled from 'styled-components';

export function TransactionAmount({ amount }: { amount: MoneyAmount }) {
  return <Signed amount={amount} signed data-income={amount.minor > 0} />;
}

const Signed = styled(Money)`
  font-weight: 500;

  &[data-income='true'] {
    color: var(--positive);
  }
`;
