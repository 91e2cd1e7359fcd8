import { formatNumber } from '@bank/shared/format';

/** `3.2%`, of 3.2. */
export function formatApy(apy: number): string {
  return formatNumber(apy / 100, { style: 'percent', maximumFractionDigits: 2 });
}
