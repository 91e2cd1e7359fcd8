import { SetupError } from '../../../kernel/SetupError.ts';
import type { Rail } from './Rail.ts';
import { simulator } from './simulator.ts';

const none: Rail = {
  reaches: () => false,
  bankOf: () => undefined,
  bankOfNumber: () => undefined,
  isNumberAt: () => false,
  rateOf: () => undefined,
  midMarketRateOf: () => undefined,
  submit: async () => {},
  eventsOf: async () => [],
};
const rails: Record<string, Rail> = { none, simulator };

/** `BANK_RAIL`. A production has none unless it says which. */
export function railInUse({ BANK_RAIL: name, NODE_ENV }: NodeJS.ProcessEnv = process.env): Rail {
  const rail = rails[name ?? (NODE_ENV === 'production' ? 'none' : 'simulator')];
  if (rail) return rail;
  throw new SetupError(`BANK_RAIL is "${name}". Set it to ${Object.keys(rails).join(' or ')}, or unset it.`);
}
