import { nextNumber, streamFileOf } from './StreamFile.ts';

test('numbers go up by one, however many files a stream has', () => {
  const newest = streamFileOf({ stream: 'operators', number: 7, hash: 'a' }, 'b', 'c');

  expect(nextNumber([], 'operators')).toBe(1);
  expect(nextNumber(Array(200_000).fill(newest), 'operators')).toBe(8);
});
