import { currentLocale, formatMoney, type Money } from '@bank/shared/format';
import { type Checks, parseMoney } from '@bank/shared/forms';
import type { Card, CardControls } from '../../data/types';
import { text } from '../../messages';

export const CHANNELS = ['online', 'contactless', 'abroad', 'cash'] as const;
type Channel = (typeof CHANNELS)[number];

export interface ControlValues extends Record<Channel, boolean> {
  spendingLimit: string;
  cashLimit: string;
}

export function valuesOf({ spendingLimit, cashLimit, channels }: Card): ControlValues {
  return { spendingLimit: inWords(spendingLimit), cashLimit: inWords(cashLimit), ...channels };
}

export function controlChecks({ maxSpendingLimit, maxCashLimit }: Card): Checks<ControlValues> {
  return {
    spendingLimit: (typed) => checkLimit(typed, maxSpendingLimit),
    cashLimit: (typed) => checkLimit(typed, maxCashLimit),
  };
}

export function controlsOf({ spendingLimit, cashLimit, ...channels }: ControlValues, currency: string): CardControls {
  const minorOf = (typed: string) => parseMoney(typed, currency, currentLocale())?.minor ?? 0;
  return { spendingLimit: minorOf(spendingLimit), cashLimit: minorOf(cashLimit), channels };
}

function checkLimit(typed: string, max: Money): true | string {
  const limit = parseMoney(typed, max.currency, currentLocale());
  if (!limit) return text('controls.unreadable', { example: inWords(max) });
  return limit.minor <= max.minor || text('controls.tooMuch', { max: inWords(max) });
}

function inWords(limit: Money): string {
  return formatMoney(limit, { short: true });
}
