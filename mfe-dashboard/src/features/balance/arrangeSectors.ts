import type { AssetShare } from './calculateAssetShares';

/** Angles in degrees, as recharts counts them: from three o’clock, against the clock. */
export interface DonutSector extends Pick<AssetShare, 'name' | 'slice'> {
  startAngle: number;
  endAngle: number;
}

const FULL_TURN = 360;
const TWELVE_O_CLOCK = 90;
const GAP = 1.5;

/** Clockwise from the top, with gaps between them. An overdrawn asset has none. */
export function arrangeSectors(shares: readonly AssetShare[]): DonutSector[] {
  const owned = shares.filter(({ value }) => value.minor > 0);
  const total = owned.reduce((sum, { value }) => sum + value.minor, 0);
  const gap = owned.length > 1 ? GAP : 0;
  const filledTurn = FULL_TURN - gap * owned.length;
  let position = TWELVE_O_CLOCK;
  return owned.map(({ name, slice, value }) => {
    const startAngle = position;
    const endAngle = startAngle - (value.minor / total) * filledTurn;
    position = endAngle - gap;
    return { name, slice, startAngle, endAngle };
  });
}
