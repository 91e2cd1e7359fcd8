import type { Static } from 'typebox';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { transferProblems, wireProblems } from '../contract/problems.ts';
import type { priceWire as endpoint } from '../contract/wires.ts';
import { railInUse } from '../rails/railInUse.ts';
import { leavingAt } from './cutOffs.ts';
import { costOf, reachedBy } from './exchange.ts';

/** Rates exist for this currency alone. */
export const ACCOUNT_CURRENCY = 'USD';
/** A wire costs so many minor units of that currency. */
export const FEE = 25_00n;

/** Prices a wire to anybody and keeps nothing: `quoteWire` makes an offer. */
export function priceWire(now: Date, { currency, amount, debit }: Static<typeof endpoint.schema.querystring>) {
  const rail = railInUse();
  const rate = rail.rateOf(currency);
  const midMarketRate = rail.midMarketRateOf(currency);
  if (rate === undefined || midMarketRate === undefined) {
    const words = 'We don’t send this currency.';
    throw fieldProblem('/currency', words, transferProblems['wrong-currency']);
  }
  const minor = amount === undefined ? arrivingFor(BigInt(debit ?? 0), rate, currency) : BigInt(amount);
  const cost = costOf({ minor, currency }, rate, ACCOUNT_CURRENCY);
  const { sendsOn, arrivesOn, isNextDay } = leavingAt(now);
  return {
    amount: moneyOf(minor, currency),
    rate,
    midMarketRate,
    cost: moneyOf(cost, ACCOUNT_CURRENCY),
    fee: moneyOf(FEE, ACCOUNT_CURRENCY),
    debit: moneyOf(cost + FEE, ACCOUNT_CURRENCY),
    sendsOn,
    arrivesOn,
    isNextDay,
  };
}

function arrivingFor(debit: bigint, rate: string, currency: string): bigint {
  const minor = reachedBy({ minor: debit - FEE, currency: ACCOUNT_CURRENCY }, rate, currency);
  if (minor > 0n) return minor;
  throw fieldProblem('/debit', 'The fee takes all of it. Send more.', wireProblems['below-the-fee']);
}
