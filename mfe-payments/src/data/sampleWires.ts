import { daysBefore, type IsoDay, today } from '@bank/shared/format';
import { readSampleAccounts, sampleStore } from '@bank/shared/sample';
import { placeSample } from './sampleOrders';
import { NEW_LIMIT } from './samplePayees';
import { refuseSample } from './sampleRefusal';
import { requireSampleStepUp } from './sampleStepUps';
import type { WireQuote, WireRecipient, WireRequest } from './types';

const VALID_FOR_MS = 10 * 60 * 1000;
const ARRIVES_AFTER_DAYS = 2;
const FEE = { minor: 25_00, currency: 'USD' };
const HEAD_OFFICE_LENGTH = 8;
const SHOWN_DIGITS = 4;
/** Some of those that the simulated rail of the bank itself knows, and its rates. */
const banks: Record<string, string> = {
  BARCGB22: 'Barclays Bank',
  BOTKJPJT: 'MUFG Bank',
  COBADEFF: 'Commerzbank',
  EBILAEAD: 'Emirates NBD',
  ROYCCAT2: 'Royal Bank of Canada',
};
const rates: Record<WireRequest['amount']['currency'], string> = {
  AED: '0.27405',
  CAD: '0.72910',
  CHF: '1.13260',
  EUR: '1.08450',
  GBP: '1.29380',
  JPY: '0.006684',
  KWD: '3.26150',
  USD: '1',
};

interface KeptQuote extends WireQuote {
  request: WireRequest;
}

const quotes = sampleStore<KeptQuote>('bank:sample-wire-quotes', () => []);

const recipients = sampleStore<WireRecipient & { id: string }>('bank:sample-wire-recipients', () => []);

export function readSampleRecipients(): WireRecipient[] {
  return recipients.read().map(({ id: _, ...recipient }) => recipient);
}

/** One account, whichever branch of its bank is named. */
function recipientOf({ bic, accountNumber }: WireRequest): string {
  return `${plain(bic).slice(0, HEAD_OFFICE_LENGTH)} ${plain(accountNumber)}`;
}

function keepRecipient({ bank, request }: KeptQuote): void {
  const { recipient, amount } = request;
  const [bic, accountNumber] = [plain(request.bic), plain(request.accountNumber)];
  const id = recipientOf(request);
  recipients.remove(id);
  recipients.add({ id, recipient, bic, bank, accountNumber, currency: amount.currency });
}

export async function quoteSampleWire(request: WireRequest): Promise<WireQuote> {
  const { fromAccountId, amount, bic } = request;
  const bank = banks[plain(bic).slice(0, HEAD_OFFICE_LENGTH)];
  if (!bank) return refuseSample('unknown-bank', '/bic');
  const rate = rates[amount.currency];
  const cost = { minor: costOf(amount, rate), currency: FEE.currency };
  const debit = { ...cost, minor: cost.minor + FEE.minor };
  const from = readSampleAccounts().find(({ id }) => id === fromAccountId);
  if (debit.minor > (from?.balance.minor ?? 0)) return refuseSample('insufficient-funds', '/amount');
  if (debit.minor > NEW_LIMIT.minor) return refuseSample('new-payee', '/amount', NEW_LIMIT);
  const validUntil = new Date(Date.now() + VALID_FOR_MS).toISOString();
  const quote = { id: crypto.randomUUID(), bank, rate, amount, cost, fee: FEE, debit, validUntil, ...leavingNow() };
  quotes.add({ ...quote, request });
  return quote;
}

export async function sendSampleWire({ id }: WireQuote, key: string): Promise<string> {
  const quote = quotes.read().find((kept) => kept.id === id);
  const from = readSampleAccounts().find((account) => account.id === quote?.request.fromAccountId);
  if (!quote || !from) return refuseSample('unknown-quote', '/quoteId');
  if (Date.parse(quote.cutOff) <= Date.now()) return refuseSample('cut-off-passed', '/quoteId');
  if (Date.parse(quote.validUntil) <= Date.now()) return refuseSample('quote-expired', '/quoteId');
  if (!recipients.read().some(({ id: known }) => known === recipientOf(quote.request))) requireSampleStepUp(key);
  const { request, amount, bank, rate, fee, debit, arrivesOn } = quote;
  const { recipient: name, accountNumber, memo = '' } = request;
  const to = { name, lastFour: plain(accountNumber).slice(-SHOWN_DIGITS) };
  const wire = { bank, bic: plain(request.bic), rate, fee, debit, arrivesOn };
  placeSample({ kind: 'wire', from, to, amount, memo, isAtOtherBank: true, wire }, key);
  keepRecipient(quote);
  return key;
}

/** Computes like the bank: in whole numbers, rounded half up to the cent. */
function costOf({ minor, currency }: WireRequest['amount'], rate: string): number {
  const [whole = '', fraction = ''] = rate.split('.');
  const cost = BigInt(minor) * BigInt(whole + fraction) * 10n ** digitsOf(FEE.currency);
  const unit = 10n ** (BigInt(fraction.length) + digitsOf(currency));
  return Math.max(Number((2n * cost + unit) / (2n * unit)), 1);
}

function digitsOf(currency: string): bigint {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return BigInt(format.resolvedOptions().maximumFractionDigits ?? 2);
}

function leavingNow(): Pick<WireQuote, 'sendsOn' | 'arrivesOn' | 'cutOff' | 'isNextDay'> {
  const isInTime = isWorkingDay(today()) && Date.now() < cutOffOn(today()).getTime();
  const sendsOn = isInTime ? today() : workingDaysAfter(today(), 1);
  const arrivesOn = workingDaysAfter(sendsOn, ARRIVES_AFTER_DAYS);
  return { sendsOn, arrivesOn, cutOff: cutOffOn(sendsOn).toISOString(), isNextDay: !isInTime };
}

/** Goes by the bank's clock, which changes at night. */
function cutOffOn(day: IsoDay): Date {
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

function plain(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}
