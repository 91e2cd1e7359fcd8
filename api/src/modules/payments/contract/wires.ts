import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { day, id, instant, line, money, orderAmount } from '../../../kernel/contract/values.ts';
import { idempotencyKey } from '../../../kernel/idempotency/idempotencyKey.ts';
import { order } from './orders.ts';
import { rate } from './rate.ts';

const WIRE_CURRENCIES = ['AED', 'CAD', 'CHF', 'EUR', 'GBP', 'JPY', 'KWD', 'USD'] as const;
export type WireCurrency = (typeof WIRE_CURRENCIES)[number];

export const MAX_RECIPIENTS = 50;

const accountNumber = Type.String({
  pattern: '^[A-Za-z\\d](?:[ -]?[A-Za-z\\d]){3,33}$',
  description: 'an IBAN, or an account number where the country has none',
});
const wireCurrency = Type.Enum([...WIRE_CURRENCIES]);

const wireRequest = Type.Object(
  {
    fromAccountId: id,
    recipient: line('the name of a person or company', 70),
    bic: Type.String({ pattern: '^[A-Za-z\\d]{8}([A-Za-z\\d]{3})?$', description: 'a BIC of 8 or 11 characters' }),
    accountNumber,
    amount: Type.Object(
      { ...orderAmount.properties, currency: wireCurrency },
      { additionalProperties: false, description: 'what arrives' },
    ),
    memo: Type.Optional(line('a line for the recipient')),
  },
  { title: 'WireRequest', additionalProperties: false },
);

const totalIn = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000_00, description }));

const wirePrice = Type.Object(
  {
    amount: { ...money, description: 'what arrives' },
    rate,
    midMarketRate: { ...rate, description: 'the middle of the market, which `rate` compares with; in the same unit' },
    cost: { ...money, description: 'the amount at the rate, rounded half up' },
    fee: money,
    debit: { ...money, description: 'cost and fee' },
    sendsOn: day,
    arrivesOn: { ...day, description: 'the day by which it arrives' },
    isNextDay: Type.Boolean({ description: 'Whether it is too late for today.' }),
  },
  { title: 'WirePrice', additionalProperties: false },
);

const wireBank = Type.Object(
  { bic: Type.String(), name: Type.String() },
  { title: 'WireBank', additionalProperties: false },
);

const wireQuote = Type.Object(
  {
    id,
    bank: Type.String({ description: 'the name that belongs to the BIC' }),
    amount: { ...money, description: 'what arrives' },
    rate,
    cost: { ...money, description: 'the amount at the rate, rounded half up' },
    fee: money,
    debit: { ...money, description: 'cost and fee' },
    sendsOn: day,
    arrivesOn: { ...day, description: 'the day by which it arrives' },
    cutOff: { ...instant, description: 'Until then it leaves on that day.' },
    isNextDay: Type.Boolean({ description: 'Whether it is too late for today.' }),
    validUntil: instant,
  },
  { title: 'WireQuote', additionalProperties: false },
);

const wireOrder = Type.Object(
  {
    quoteId: id,
    amount: { ...orderAmount, description: 'what arrives, as quoted' },
    debit: { ...orderAmount, description: 'what the account pays in all, as quoted' },
  },
  { title: 'WireOrder', additionalProperties: false, description: 'A quote, with what the customer saw of it.' },
);

const wireRecipient = Type.Object(
  {
    recipient: Type.String(),
    bic: Type.String({ description: 'of 8 or 11 characters' }),
    bank: Type.String({ description: 'the name that belongs to the BIC' }),
    accountNumber: Type.String(),
    currency: Type.Enum([...WIRE_CURRENCIES], { description: 'that of the last wire' }),
  },
  { title: 'WireRecipient', additionalProperties: false },
);

export const listWireRecipients = {
  method: 'GET',
  url: '/wires/recipients',
  schema: {
    summary:
      'The recipients of the customer’s wires, the last one first; up to 50. One whose last wire came back is left out.',
    response: { 200: Type.Array(wireRecipient, { maxItems: MAX_RECIPIENTS }), default: problemResponse },
  },
} as const;

export const priceWire = {
  method: 'GET',
  url: '/wires/prices',
  schema: {
    summary:
      'What a wire costs now, for a calculator: of what arrives (amount), or of what the account pays in all (debit). Nothing is held; a quote does that. 422 with /debit (below-the-fee) or /currency.',
    querystring: Type.Object(
      {
        currency: wireCurrency,
        amount: totalIn('minor units of the currency, which arrive'),
        debit: totalIn('minor units of US dollars, fee included; counts where there is no amount'),
      },
      { additionalProperties: false },
    ),
    response: { 200: wirePrice, default: problemResponse },
  },
} as const;

export const findWireBank = {
  method: 'POST',
  url: '/wires/banks',
  schema: {
    summary: 'The bank that an IBAN names; none where the number does not tell.',
    body: Type.Object({ accountNumber }, { title: 'WireAccount', additionalProperties: false }),
    response: {
      200: Type.Object({ bank: Type.Optional(wireBank) }, { title: 'FoundWireBank', additionalProperties: false }),
      default: problemResponse,
    },
  },
} as const;

export const quoteWire = {
  method: 'POST',
  url: '/wires/quotes',
  schema: {
    summary:
      'What a wire to a bank abroad costs, and when it arrives. 422 with /bic, /accountNumber, /amount or /fromAccountId. 429 too-many-attempts with retryAfter.',
    body: wireRequest,
    response: { 201: wireQuote, default: problemResponse },
  },
} as const;

export const sendWire = {
  method: 'POST',
  url: '/wires',
  schema: {
    summary:
      'Send what was quoted. The same Idempotency-Key again answers as the first time; with another order: 422 key-reused. 422 with /quoteId (quote-expired or cut-off-passed: ask for another quote), /amount or /fromAccountId. 429 too-many-attempts with retryAfter.',
    headers: idempotencyKey,
    body: wireOrder,
    response: { 201: order, default: problemResponse },
  },
} as const;
