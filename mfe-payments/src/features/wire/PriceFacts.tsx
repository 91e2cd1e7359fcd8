import { formatDay, formatMoney, formatNumber } from '@bank/shared/format';
import { Button, Fact, FactList, Skeleton } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { Rate } from '../../ui/Rate';
import type { usePrice } from './usePrice';

type Quoted = Pick<ReturnType<typeof usePrice>, 'price' | 'isTyped' | 'isCurrent' | 'isMissing' | 'retry'>;

/** What a wire costs before it is filled in. */
export function PriceFacts({ price, isTyped, isCurrent, isMissing, retry }: Quoted) {
  const text = useText();
  if (isMissing) {
    return (
      <Missing role="status">
        {text('wire.priceMissing')}{' '}
        <Button size="small" onClick={retry}>
          {text('wire.priceRetry')}
        </Button>
      </Missing>
    );
  }
  if (!price) return <Skeleton height="12rem" />;
  const { rate, midMarketRate, fee, debit, amount, arrivesOn } = price;
  const [currency, paid] = [amount.currency, debit.currency];
  const above = Number(rate) / Number(midMarketRate) - 1;
  return (
    <Facts aria-busy={isTyped && !isCurrent}>
      <Fact label={text('wire.fee')}>{formatMoney(fee)}</Fact>
      {currency !== paid && (
        <>
          <Fact label={text('wire.rate')}>
            <Rate rate={rate} currency={currency} paid={paid} />
          </Fact>
          <Fact label={text('wire.midMarket')}>
            <Compared>
              <Rate rate={midMarketRate} currency={currency} paid={paid} />
              {above > 0 && <small>{text('wire.aboveMid', { percent: formatNumber(above, percent) })}</small>}
            </Compared>
          </Fact>
        </>
      )}
      <Fact label={text('wire.arrives')}>{formatDay(arrivesOn)}</Fact>
      {isTyped && (
        <Fact label={text('wire.debit')}>
          <strong>{formatMoney(debit)}</strong>
        </Fact>
      )}
    </Facts>
  );
}

const percent = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

const Facts = styled(FactList)`
  padding-inline: 14px;
  border-radius: var(--radius-small);
  background: var(--sunk);

  &[aria-busy='true'] dd {
    color: var(--muted);
  }
`;

const Compared = styled.span`
  display: grid;

  > small {
    color: var(--muted);
    font-size: var(--text-12);
  }
`;

const Missing = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  margin: 0;
  color: var(--muted);
`;
