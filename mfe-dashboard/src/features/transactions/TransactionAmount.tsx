import { Money, type MoneyProps, useBalances } from '@bank/shared/ui';
import styled from 'styled-components';

export function TransactionAmount({ amount, size }: Pick<MoneyProps, 'amount' | 'size'>) {
  const isHidden = useBalances((balances) => balances.isHidden);
  return <Signed amount={amount} size={size} signed data-income={!isHidden && amount.minor > 0} />;
}

const Signed = styled(Money)`
  font-weight: 500;

  &[data-income='true'] {
    color: var(--positive);
  }
`;
