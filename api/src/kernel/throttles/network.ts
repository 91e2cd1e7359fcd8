import { isIPv6 } from 'node:net';
import { HOUR } from '../bank/Bank.ts';
import type { Limit } from './throttle.ts';

/** All customers behind a carrier's address share these tries, so those whom the bank can tell from strangers need none. */
const TRIES_BY_NETWORK = 40;

export function limitOfNetwork(what: string, network: string): Limit {
  return { what: `${what} by network`, who: network, tries: TRIES_BY_NETWORK, windowMs: HOUR };
}

/** An IPv6 customer can use any address of a /64, so rate limits count the whole /64 as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  const whole = [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...last];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
