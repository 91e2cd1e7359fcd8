import { digitsOf } from '../../../kernel/bank/money.ts';

/**
 * Returns minor units of `currency`: the amount times the rate in whole numbers, rounded half up once, at the end. Never
 * nothing, since every amount costs something.
 * @param rate a decimal such as `1.0845`, of what one unit of the amount's currency costs
 */
export function costOf(amount: { minor: bigint; currency: string }, rate: string, currency: string): bigint {
  const [whole = '', fraction = ''] = rate.split('.');
  const cost = amount.minor * BigInt(whole + fraction) * 10n ** BigInt(digitsOf(currency));
  const unit = 10n ** BigInt(fraction.length + digitsOf(amount.currency));
  const rounded = (2n * cost + unit) / (2n * unit);
  return rounded > 0n ? rounded : 1n;
}

/** Returns the most that `costOf` asks no more than `paid` for, in minor units of `currency`; zero where that is nothing. */
export function reachedBy(paid: { minor: bigint; currency: string }, rate: string, currency: string): bigint {
  if (paid.minor <= 0n) return 0n;
  const [whole = '', fraction = ''] = rate.split('.');
  const unit = 10n ** BigInt(fraction.length + digitsOf(currency));
  const price = 2n * BigInt(whole + fraction) * 10n ** BigInt(digitsOf(paid.currency));
  return ((2n * paid.minor + 1n) * unit - 1n) / price;
}
