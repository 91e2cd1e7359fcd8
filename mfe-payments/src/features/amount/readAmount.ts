import { currentLocale, formatMoney, type Money } from '@bank/shared/format';
import { parseMoney } from '@bank/shared/forms';
import { useBalances } from '@bank/shared/ui';
import { text } from '../../messages';

const CURRENCY = /[\p{L}\p{Sc}\p{Cf}\s]/gu;
const EXAMPLE_MINOR = 125_000;

export function readAmount(typed: string, currency: string): Money | undefined {
  return parseMoney(typed, currency, currentLocale());
}

/** What stands in the field at first, beside its currency: the `amount` of an address, in minor units. */
export function amountIn(address: URLSearchParams, currency: string | undefined): string {
  const minor = address.get('amount') ?? '';
  return currency && /^\d{1,15}$/.test(minor) ? asTyped({ minor: Number(minor), currency }) : '';
}

/** An amount as it stands in its field, beside its currency. */
export function asTyped(money: Money): string {
  return formatMoney(money).replaceAll(CURRENCY, '');
}

/** True, or what is wrong with the amount that was typed. What is not due yet needs no money yet. */
export function checkAmount(typed: string, available: Money, { isDue = true } = {}): true | string {
  if (!typed.trim()) return text('amount.missing');
  const amount = readAmount(typed, available.currency);
  if (!amount) return text('amount.unreadable', { example: formatMoney({ ...available, minor: EXAMPLE_MINOR }) });
  if (amount.minor === 0) return text('amount.zero');
  if (!isDue || amount.minor <= available.minor) return true;
  const { isHidden } = useBalances.getState();
  return isHidden ? text('amount.tooMuch') : text('amount.tooMuchOf', { available: formatMoney(available) });
}
