import { useReducedMotion } from '@bank/shared/ui';
import { Pie, PieChart } from 'recharts';
import type { AssetShare } from './calculateAssetShares';
import { DONUT_RING_PX, DONUT_SIZE_PX } from './donutSize';

const DRAW_ANIMATION_MS = 250;

/** Decorative: the legend beside it has the same figures as text. */
export function BalanceDonut({ shares }: { shares: AssetShare[] }) {
  const prefersReducedMotion = useReducedMotion();
  const slices = shares.map(({ name, value, slice }) => ({
    name,
    value: Math.max(value.minor, 0),
    fill: `var(--slice-${slice})`,
  }));
  return (
    <PieChart width={DONUT_SIZE_PX} height={DONUT_SIZE_PX} accessibilityLayer={false}>
      <Pie
        data={slices}
        dataKey="value"
        nameKey="name"
        outerRadius={DONUT_SIZE_PX / 2}
        innerRadius={DONUT_SIZE_PX / 2 - DONUT_RING_PX}
        startAngle={90}
        endAngle={-270}
        paddingAngle={slices.length > 1 ? 1.5 : 0}
        stroke="none"
        rootTabIndex={-1}
        // In a layer of its own, recharts' selectors would keep the last chart's element, and with it the whole page.
        zIndex={0}
        isAnimationActive={!prefersReducedMotion}
        animationDuration={DRAW_ANIMATION_MS}
      />
    </PieChart>
  );
}
