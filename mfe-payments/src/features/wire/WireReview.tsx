import type { Account } from '@bank/shared/api';
import { formatDay, formatMoney, formatTime } from '@bank/shared/format';
import type { ComponentProps } from 'react';
import type { WireQuote } from '../../data/types';
import { useText } from '../../messages';
import { BankName } from '../../ui/BankName';
import { PartyName } from '../../ui/PartyName';
import { Rate } from '../../ui/Rate';
import { OrderedAmount } from '../order/OrderedAmount';
import { OrderReview } from '../order/OrderReview';
import { useIsPast } from './useIsPast';
import type { WireValues } from './wireValues';

type Review = ComponentProps<typeof OrderReview>;

interface WireReviewProps extends Omit<Review, 'lines' | 'amount' | 'debit' | 'action' | 'payee'> {
  quote: WireQuote;
  values: Omit<WireValues, 'quote'>;
  from: Account | undefined;
  renew: (reason: string) => void;
}

/** What the bank quoted: once it is outdated, the button asks for another quote. */
export function WireReview({ quote, values, from, renew, submit, ...review }: WireReviewProps) {
  const text = useText();
  const { amount } = quote;
  const validUntil = Math.min(Date.parse(quote.validUntil), Date.parse(quote.cutOff));
  const isOutdated = useIsPast(validUntil);
  const leavesOn = formatDay(quote.sendsOn);
  const lines = [
    { label: text('wire.recipient'), value: <bdi>{values.recipient}</bdi>, field: 'recipient' },
    { label: text('wire.bank'), value: <BankName bank={quote.bank} bic={values.bic.toUpperCase()} />, field: 'bic' },
    { label: text('wire.number'), value: <bdi dir="ltr">{inGroups(values.number)}</bdi>, field: 'number' },
    { label: text('wire.gets'), value: <OrderedAmount amount={amount} />, field: 'amount' },
    ...rateLines(quote, text('wire.rate')),
    { label: text('wire.fee'), value: formatMoney(quote.fee) },
    { label: text('wire.debit'), value: <strong>{formatMoney(quote.debit)}</strong> },
    { label: text('order.from'), value: from && <PartyName party={from} />, field: 'from' },
    { label: text('order.memo'), value: <bdi>{values.memo || text('order.noMemo')}</bdi>, field: 'memo' },
    { label: text('wire.leaves'), value: quote.isNextDay ? text('wire.leavesLater', { day: leavesOn }) : leavesOn },
    { label: text('wire.arrives'), value: formatDay(quote.arrivesOn) },
    { label: text('wire.validUntil'), value: formatTime(validUntil) },
  ];
  return (
    <OrderReview
      lines={lines}
      amount={amount}
      debit={quote.debit}
      payee={values.recipient}
      action={isOutdated ? 'review.renew' : 'review.send'}
      submit={isOutdated ? () => renew(text('refusal.quoteExpired')) : submit}
      {...review}
    />
  );
}

function rateLines({ rate, amount: { currency }, debit: { currency: paid } }: WireQuote, label: string) {
  return currency === paid ? [] : [{ label, value: <Rate rate={rate} currency={currency} paid={paid} /> }];
}

/** Groups digits like statements do. */
function inGroups(number: string): string {
  return number
    .replaceAll(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll(/.{4}(?=.)/g, '$& ');
}
