import { Layer, Sector } from 'recharts';
import styled, { keyframes } from 'styled-components';
import { arrangeSectors } from './arrangeSectors';
import type { AssetShare } from './calculateAssetShares';
import { DONUT_RING_PX, DONUT_SIZE_PX } from './donutSize';

const RADIUS_PX = DONUT_SIZE_PX / 2;

/**
 * Decorative: the legend beside it has the same figures as text. Of recharts it takes the shapes alone: `PieChart` brings
 * a store, axes and tooltips, fifteen times as much code.
 */
export function BalanceDonut({ shares }: { shares: AssetShare[] }) {
  return (
    <Drawing width={DONUT_SIZE_PX} height={DONUT_SIZE_PX}>
      <Layer className="recharts-pie">
        {arrangeSectors(shares).map(({ name, slice, startAngle, endAngle }) => (
          <Sector
            key={name}
            cx={RADIUS_PX}
            cy={RADIUS_PX}
            outerRadius={RADIUS_PX}
            innerRadius={RADIUS_PX - DONUT_RING_PX}
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
