import { freePortFrom } from './freePortFrom.ts';

test('passes over ports that browsers refuse to open, and those about to be used', async () => {
  const [first, second] = [await freePortFrom(6665), await freePortFrom(10_080)];

  expect(first).toBeGreaterThan(6669);
  expect(second).toBeGreaterThan(10_080);
  expect(await freePortFrom(second, [second])).toBeGreaterThan(second);
});
