import { sampleHoldings } from '../../data/sample/sampleHoldings';
import { calculateNetWorth } from './calculateNetWorth';

test('is the sum of the three sample values minus 1240.90', () => {
  const [first, second, third, ...others] = sampleHoldings().assets.map(({ value }) => value.minor);

  expect(others).toEqual([]);
  expect(calculateNetWorth(sampleHoldings()).minor).toBe((first ?? 0) + (second ?? 0) + (third ?? 0) - 124_090);
});

test('goes below zero where more is owed than owned', () => {
  const value = { minor: 100, currency: 'USD' };

  expect(
    calculateNetWorth({
      assets: [{ name: 'Checking', value }],
      owed: { minor: 250, currency: 'USD' },
      owedOn: 'cards',
    }),
  ).toEqual({
    minor: -150,
    currency: 'USD',
  });
});

test('is the debt where nothing is owned', () => {
  const owed = { minor: 250, currency: 'USD' };

  expect(calculateNetWorth({ assets: [], owed, owedOn: 'cards and loans' })).toEqual({ minor: -250, currency: 'USD' });
});
