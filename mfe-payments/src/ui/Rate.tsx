import { formatNumber } from '@bank/shared/format';
import { useText } from '../messages';

interface RateProps {
  /** A decimal, of what one unit of `currency` costs. */
  rate: string;
  currency: string;
  paid: string;
}

/** `1 EUR = 1.0845 USD`, in this order in every language. */
export function Rate({ rate, currency, paid }: RateProps) {
  const text = useText();
  const price = formatNumber(Number(rate), { minimumFractionDigits: 4, maximumFractionDigits: 8 });
  return <bdi dir="ltr">{text('wire.rateText', { currency, price, paid })}</bdi>;
}
