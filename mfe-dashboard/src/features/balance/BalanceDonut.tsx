import { useReducedMotion } from '@bank/shared/ui';
import { Pie, PieChart } from 'recharts';
import type { AssetShare } from './assetShares';
import { DONUT_RING, DONUT_SIZE } from './donutSize';

const DRAWING_TIME = 250;

/** The ring of the assets. A picture only: what it says stands in the legend beside it. */
export function BalanceDonut({ shares }: { shares: AssetShare[] }) {
  const isStill = useReducedMotion();
  const slices = shares.map(({ name, value, slice }) => ({
    name,
    value: Math.max(value.minor, 0),
    fill: `var(--slice-${slice})`,
  }));
  return (
    <PieChart width={DONUT_SIZE} height={DONUT_SIZE} accessibilityLayer={false}>
      <Pie
        data={slices}
        dataKey="value"
        nameKey="name"
        outerRadius={DONUT_SIZE / 2}
        innerRadius={DONUT_SIZE / 2 - DONUT_RING}
        startAngle={90}
        endAngle={-270}
        paddingAngle={slices.length > 1 ? 1.5 : 0}
        stroke="none"
        rootTabIndex={-1}
        isAnimationActive={!isStill}
        animationDuration={DRAWING_TIME}
      />
    </PieChart>
  );
}
