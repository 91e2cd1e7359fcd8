import { Pie, PieChart } from 'recharts';
import type { CategoryTotal } from '../../data/analyze';
import { categoryColors } from './categoryLooks';

const DONUT_PX = 176;
const RING_PX = 20;

/** Decorative: the list beside it has the same figures as text. */
export default function CategoryDonut({ totals }: { totals: readonly CategoryTotal[] }) {
  const slices = totals.map(({ category, spent }) => ({
    category,
    minor: spent.minor,
    fill: categoryColors[category],
  }));
  return (
    <PieChart width={DONUT_PX} height={DONUT_PX} accessibilityLayer={false}>
      <Pie
        data={slices}
        dataKey="minor"
        nameKey="category"
        innerRadius={DONUT_PX / 2 - RING_PX}
        outerRadius={DONUT_PX / 2}
        startAngle={90}
        endAngle={-270}
        paddingAngle={slices.length > 1 ? 2 : 0}
        stroke="none"
        isAnimationActive={false}
        rootTabIndex={-1}
      />
    </PieChart>
  );
}
