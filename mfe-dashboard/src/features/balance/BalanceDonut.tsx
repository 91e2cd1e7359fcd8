import { Layer, Sector } from 'recharts';
import styled, { keyframes } from 'styled-components';
import { arrangeSectors } from './arrangeSectors';
import type { AssetShare } from './calculateAssetShares';
import { DONUT_GRID, RING_GRID } from './donutSize';

const RADIUS = DONUT_GRID / 2;

/**
 * Decorative: the legend beside it has the same figures as text. Of recharts it takes the shapes alone: `PieChart` brings
 * a store, axes and tooltips, fifteen times as much code.
 */
export function BalanceDonut({ shares }: { shares: AssetShare[] }) {
  return (
    <Drawing viewBox={`0 0 ${DONUT_GRID} ${DONUT_GRID}`}>
      <Layer className="recharts-pie">
        {arrangeSectors(shares).map(({ name, slice, startAngle, endAngle }) => (
          <Sector
            key={name}
            cx={RADIUS}
            cy={RADIUS}
            outerRadius={RADIUS}
            innerRadius={RADIUS - RING_GRID}
            startAngle={startAngle}
            endAngle={endAngle}
            fill={`var(--slice-${slice})`}
          />
        ))}
      </Layer>
    </Drawing>
  );
}

const fadeIn = keyframes`from { opacity: 0; }`;

const Drawing = styled.svg`
  display: block;
  animation: ${fadeIn} 250ms ease-out;

  /* Its first slice stays on the legend's side. */
  :dir(rtl) > & {
    transform: scaleX(-1);
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
