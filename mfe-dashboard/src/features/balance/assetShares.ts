import type { Holdings } from '@bank/shared/data';
import type { Money } from '@bank/shared/format';

export interface AssetShare {
  name: string;
  value: Money;
  /** Tenths of a percent; all shares together make exactly 1000. */
  permille: number;
  /** Which of the three slice colours it has. */
  slice: 1 | 2 | 3;
}

// Savings green and investments orange, as on their account cards and offers.
const SLICES = [1, 3, 2] as const;
const WHOLE = 1000;

/** The assets with their parts of the whole, rounded so that the printed percentages add up to 100.0 %. */
export function assetShares({ assets }: Pick<Holdings, 'assets'>): AssetShare[] {
  const total = assets.reduce((sum, { value }) => sum + value.minor, 0);
  const exact = assets.map(({ value }) => (total > 0 ? (value.minor / total) * WHOLE : 0));
  const missing = total > 0 ? WHOLE - exact.reduce((sum, part) => sum + Math.floor(part), 0) : 0;
  const byRemainder = exact.map((_, index) => index).sort((a, b) => remainder(exact[b]) - remainder(exact[a]));
  const roundedUp = new Set(byRemainder.slice(0, missing));
  return assets.map(({ name, value }, index) => ({
    name,
    value,
    permille: Math.floor(exact[index] ?? 0) + (roundedUp.has(index) ? 1 : 0),
    slice: SLICES[index % SLICES.length] ?? 1,
  }));
}

/** `505` as `50.5%`. */
export function formatShare(permille: number): string {
  return `${(permille / 10).toFixed(1)}%`;
}

function remainder(part = 0): number {
  return part - Math.floor(part);
}
