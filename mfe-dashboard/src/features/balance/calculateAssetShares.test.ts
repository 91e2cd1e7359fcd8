import { calculateAssetShares, formatShare } from './calculateAssetShares';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const holdings = (...amounts: number[]) => ({
  assets: amounts.map((minor, index) => ({ name: `Asset ${index + 1}`, value: usd(minor) })),
});

test('prints each asset’s part of the whole with one decimal', () => {
  const shares = calculateAssetShares(holdings(856_240, 2_431_085, 1_542_060));
  expect(shares.map(({ permille }) => formatShare(permille))).toEqual(['17.7%', '50.4%', '31.9%']);
});

test('rounds so that the parts add up to the whole', () => {
  const shares = calculateAssetShares(holdings(100, 100, 100));
  expect(shares.map(({ permille }) => permille)).toEqual([334, 333, 333]);
});

test('gives every asset nothing when there is nothing', () => {
  expect(calculateAssetShares(holdings(0, 0)).map(({ permille }) => permille)).toEqual([0, 0]);
});

test('divides the whole among what is owned, and gives nothing to an overdrawn asset', () => {
  const shares = calculateAssetShares(holdings(-500, 750, 250));
  expect(shares.map(({ permille }) => permille)).toEqual([0, 750, 250]);
});
