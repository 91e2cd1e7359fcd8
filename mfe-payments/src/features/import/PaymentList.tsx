import { formatMoney } from '@bank/shared/format';
import { Card, CardHeader, MaskedNumber } from '@bank/shared/ui';
import { useText } from '../../messages';
import { RowFigures, RowList, RowWords } from '../../ui/rows';
import type { NumberedPayment } from './importValues';

const SHOWN_DIGITS = 4;

/** What is about to be paid, with amounts even while balances are hidden. */
export function PaymentList({ payments }: { payments: readonly NumberedPayment[] }) {
  const text = useText();
  return (
    <Card aria-labelledby="to-pay">
      <CardHeader title={text('import.payments', { count: payments.length })} titleId="to-pay" />
      <RowList role="list">
        {payments.map(({ line, name, accountNumber, amount, reference, actualName }) => (
          <li key={line}>
            <RowWords>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span>
                <MaskedNumber lastFour={accountNumber.replaceAll(/\W/g, '').slice(-SHOWN_DIGITS)} /> ·{' '}
                <bdi>{reference}</bdi>
              </span>
              {actualName && <span>{text('import.accountOf', { name: actualName })}</span>}
            </RowWords>
            <RowFigures>{formatMoney(amount)}</RowFigures>
          </li>
        ))}
      </RowList>
    </Card>
  );
}
