import { arrangeStretches } from './arrangeStretches';

const BLOCKS = 10_000;

test.each([0, 63, 64, 4_990, BLOCKS - 5])('has each block once, in order and in few parts, near block %d', (from) => {
  const near = { from, to: from + 5 };
  const stretches = arrangeStretches(BLOCKS, near);

  expect(stretches.map((stretch) => stretch.from)).toEqual([0, ...stretches.slice(0, -1).map(({ to }) => to)]);
  expect(stretches.at(-1)?.to).toBe(BLOCKS);
  expect(stretches.length).toBeLessThan(350);
  const withRows = stretches.filter(({ isNear }) => isNear).map((stretch) => stretch.from);
  expect(withRows).toEqual([...new Set([from, from + 1, from + 2, from + 3, from + 4, BLOCKS - 2, BLOCKS - 1])]);
});

test('gives a list that is near as a whole all its rows', () => {
  const stretches = arrangeStretches(200, { from: 0, to: 200 });

  expect(stretches).toHaveLength(200);
  expect(stretches.every(({ isNear }) => isNear)).toBe(true);
});
