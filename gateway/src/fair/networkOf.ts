import { isIPv6 } from 'node:net';

/** An IPv6 customer has a /64 of addresses: four groups. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || /^::ffff:\d+\./i.test(address)) return address;
  const missing = 8 - address.split(':').filter(Boolean).length;
  const whole = address.replace('::', `:${'0:'.repeat(missing)}`);
  return whole.split(':').filter(Boolean).slice(0, 4).join(':');
}
