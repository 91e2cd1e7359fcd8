import { isIPv6 } from 'node:net';

/** An IPv6 customer has a /64 of addresses: four groups. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || /^::ffff:\d+\./i.test(address)) return address;
  const omitted = 8 - address.split(':').filter(Boolean).length;
  const expanded = address.replace('::', `:${'0:'.repeat(omitted)}`);
  return expanded.split(':').filter(Boolean).slice(0, 4).join(':');
}
