import { readSampleAccounts, sampleStore } from '@bank/shared/sample';
import { findSampleBankAt, isOfAnotherBank, plain } from './sampleBanks';
import { placeSample } from './sampleOrders';
import { NEW_LIMIT } from './samplePayees';
import { refuseSample } from './sampleRefusal';
import { requireSampleStepUp } from './sampleStepUps';
import { cutOffOn, priceSampleWire } from './sampleWirePrices';
import type { WireQuote, WireRecipient, WireRequest } from './types';

/** One script has all of them. */
export { findSampleBank } from './sampleBanks';
export { priceSampleWire } from './sampleWirePrices';

const VALID_FOR_MS = 10 * 60 * 1000;
const HEAD_OFFICE_LENGTH = 8;
const SHOWN_DIGITS = 4;

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
  const { fromAccountId, amount, bic, accountNumber } = request;
  const { name: bank } = findSampleBankAt(bic) ?? refuseSample('unknown-bank', '/bic');
  if (isOfAnotherBank(bic, accountNumber)) return refuseSample('bic-of-another-bank', '/bic');
  const price = priceSampleWire({ currency: amount.currency, amount: amount.minor });
  const { debit } = price;
  const from = readSampleAccounts().find(({ id }) => id === fromAccountId);
  if (debit.minor > (from?.balance.minor ?? 0)) return refuseSample('insufficient-funds', '/amount');
  if (debit.minor > NEW_LIMIT.minor) return refuseSample('new-payee', '/amount', NEW_LIMIT);
  const validUntil = new Date(Date.now() + VALID_FOR_MS).toISOString();
  const cutOff = cutOffOn(price.sendsOn).toISOString();
  const quote = { id: crypto.randomUUID(), bank, ...price, cutOff, validUntil };
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
