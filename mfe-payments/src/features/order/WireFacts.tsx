import { formatDay } from '@bank/shared/format';
import { Fact, Money } from '@bank/shared/ui';
import type { Order } from '../../data/types';
import { useText } from '../../messages';
import { BankName } from '../../ui/BankName';
import { Rate } from '../../ui/Rate';

interface WireFactsProps {
  wire: NonNullable<Order['wire']>;
  /** The currency that arrives. */
  currency: string;
}

/** Shown on receipts. */
export function WireFacts({ wire: { rate, fee, debit, arrivesOn, ...bank }, currency }: WireFactsProps) {
  const text = useText();
  return (
    <>
      <Fact label={text('wire.bank')}>
        <BankName {...bank} />
      </Fact>
      {currency !== debit.currency && (
        <Fact label={text('wire.rate')}>
          <Rate rate={rate} currency={currency} paid={debit.currency} />
        </Fact>
      )}
      <Fact label={text('wire.fee')}>
        <Money amount={fee} />
      </Fact>
      <Fact label={text('wire.debit')}>
        <Money amount={debit} />
      </Fact>
      <Fact label={text('wire.arrives')}>{formatDay(arrivesOn)}</Fact>
    </>
  );
}
