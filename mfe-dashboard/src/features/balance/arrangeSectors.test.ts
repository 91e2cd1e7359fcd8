import { usd } from '../../testing/usd';
import { arrangeSectors } from './arrangeSectors';
import { calculateAssetShares } from './calculateAssetShares';

const sectorsOf = (...values: number[]) =>
  arrangeSectors(
    calculateAssetShares({ assets: values.map((minor, index) => ({ name: `Asset ${index}`, value: usd(minor) })) }),
  );

test('fills a full turn clockwise from the top, each sector as long as its asset is worth', () => {
  const sectors = sectorsOf(100, 200, 300);
  const lengths = sectors.map(({ startAngle, endAngle }) => startAngle - endAngle);
  const gap = (sectors[0]?.endAngle ?? 0) - (sectors[1]?.startAngle ?? 0);

  expect(sectors[0]?.startAngle).toBe(90);
  expect(gap).toBeGreaterThan(0);
  expect(lengths.reduce((sum, length) => sum + length, 3 * gap)).toBeCloseTo(360);
  expect((lengths[2] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo(3);
});

test('draws a whole ring for a single asset, and leaves out overdrawn ones', () => {
  expect(sectorsOf(-50, 100, 0)).toEqual([{ name: 'Asset 1', slice: 3, startAngle: 90, endAngle: -270 }]);
  expect(sectorsOf(0)).toEqual([]);
});
