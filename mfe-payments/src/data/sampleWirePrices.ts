import { daysBefore, type IsoDay, today } from '@bank/shared/format';
import { refuseSample } from './sampleRefusal';
import type { PriceRequest, WirePrice } from './types';

const ARRIVES_AFTER_DAYS = 2;
const FEE = { minor: 25_00, currency: 'USD' };

/** Those of the simulated rail of the bank itself. */
const rates: Record<PriceRequest['currency'], Pick<WirePrice, 'rate' | 'midMarketRate'>> = {
  AED: { rate: '0.27405', midMarketRate: '0.27229' },
  CAD: { rate: '0.72910', midMarketRate: '0.72550' },
  CHF: { rate: '1.13260', midMarketRate: '1.12700' },
  EUR: { rate: '1.08450', midMarketRate: '1.07910' },
  GBP: { rate: '1.29380', midMarketRate: '1.28740' },
  JPY: { rate: '0.006684', midMarketRate: '0.006651' },
  KWD: { rate: '3.26150', midMarketRate: '3.24530' },
  USD: { rate: '1', midMarketRate: '1' },
};

export function priceSampleWire({ currency, amount, debit = 0 }: PriceRequest): WirePrice {
  const { rate, midMarketRate } = rates[currency];
  const minor = amount ?? reachedBy(debit - FEE.minor, currency, rate);
  if (minor <= 0) return refuseSample('below-the-fee', '/debit');
  const cost = { ...FEE, minor: costOf(minor, currency, rate) };
  const total = { ...FEE, minor: cost.minor + FEE.minor };
  return { amount: { minor, currency }, rate, midMarketRate, cost, fee: FEE, debit: total, ...leavingNow() };
}

/** The most that costs no more than `paid`, as the bank computes it. */
function reachedBy(paid: number, currency: string, rate: string): number {
  if (paid <= 0) return 0;
  const [whole = '', fraction = ''] = rate.split('.');
  const unit = 10n ** (BigInt(fraction.length) + digitsOf(currency));
  const price = 2n * BigInt(whole + fraction) * 10n ** digitsOf(FEE.currency);
  return Number(((2n * BigInt(paid) + 1n) * unit - 1n) / price);
}

/** Computes like the bank: in whole numbers, rounded half up to the cent. */
function costOf(minor: number, currency: string, rate: string): number {
  const [whole = '', fraction = ''] = rate.split('.');
  const cost = BigInt(minor) * BigInt(whole + fraction) * 10n ** digitsOf(FEE.currency);
  const unit = 10n ** (BigInt(fraction.length) + digitsOf(currency));
  return Math.max(Number((2n * cost + unit) / (2n * unit)), 1);
}

function digitsOf(currency: string): bigint {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return BigInt(format.resolvedOptions().maximumFractionDigits ?? 2);
}

function leavingNow(): Pick<WirePrice, 'sendsOn' | 'arrivesOn' | 'isNextDay'> {
  const isInTime = isWorkingDay(today()) && Date.now() < cutOffOn(today()).getTime();
  const sendsOn = isInTime ? today() : workingDaysAfter(today(), 1);
  return { sendsOn, arrivesOn: workingDaysAfter(sendsOn, ARRIVES_AFTER_DAYS), isNextDay: !isInTime };
}

/** Goes by the bank's clock, which changes at night. */
export function cutOffOn(day: IsoDay): Date {
  const cutOff = new Date(`${day}T17:00:00Z`);
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' });
  cutOff.setUTCHours(2 * 17 - Number(clock.format(cutOff)));
  return cutOff;
}

function workingDaysAfter(day: IsoDay, count: number): IsoDay {
  let date = day;
  for (let left = count; left > 0; ) {
    date = daysBefore(date, -1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}

function isWorkingDay(day: IsoDay): boolean {
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
