import type { Money as MoneyAmount } from '@bank/shared/format';
import { Money, useBalances } from '@bank/shared/ui';
import styled from 'styled-components';

export function TransactionAmount({ amount }: { amount: MoneyAmount }) {
  const isHidden = useBalances((balances) => balances.isHidden);
  return <Signed amount={amount} signed data-income={!isHidden && amount.minor > 0} />;
}

const Signed = styled(Money)`
  font-weight: 500;

  &[data-income='true'] {
    color: var(--positive);
  }
`;
