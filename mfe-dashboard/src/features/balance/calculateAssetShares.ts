import { formatNumber, type Money } from '@bank/shared/format';
import type { Holdings } from '../../data/types';

export interface AssetShare {
  name: string;
  value: Money;
  /** Tenths of a percent; all shares add up to exactly 1000. */
  permille: number;
  /** Number of the theme's slice color. */
  slice: 1 | 2 | 3;
}

// Savings are green and investments orange, as on their cards and offers.
const SLICE_ORDER = [1, 3, 2] as const;
const TOTAL_PERMILLE = 1000;

/** Rounds by largest remainder, so that the printed percentages add up to 100.0 %. An overdrawn asset is no part of them. */
export function calculateAssetShares({ assets }: Pick<Holdings, 'assets'>): AssetShare[] {
  const owned = assets.map(({ value }) => Math.max(value.minor, 0));
  const total = owned.reduce((sum, minor) => sum + minor, 0);
  const exact = owned.map((minor) => (total > 0 ? (minor / total) * TOTAL_PERMILLE : 0));
  const missingPermille = total > 0 ? TOTAL_PERMILLE - exact.reduce((sum, part) => sum + Math.floor(part), 0) : 0;
  const byFraction = exact.map((_, index) => index).sort((a, b) => getFraction(exact[b]) - getFraction(exact[a]));
  const roundedUp = new Set(byFraction.slice(0, missingPermille));
  return assets.map(({ name, value }, index) => ({
    name,
    value,
    permille: Math.floor(exact[index] ?? 0) + (roundedUp.has(index) ? 1 : 0),
    slice: SLICE_ORDER[index % SLICE_ORDER.length] ?? 1,
  }));
}

/** `505` becomes `50.5%`. */
export function formatShare(permille: number): string {
  return formatNumber(permille / TOTAL_PERMILLE, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

function getFraction(part = 0): number {
  return part - Math.floor(part);
}
