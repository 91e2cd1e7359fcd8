import { nextNumber, streamFileOf } from './StreamFile.ts';

test('numbers go up by one, however many files a stream has', () => {
  const newest = streamFileOf({ stream: 'operators', number: 7, hash: 'a' }, 'b', 'c');

  expect(nextNumber([], 'operators')).toBe(1);
  expect(nextNumber(Array(200_000).fill(newest), 'operators')).toBe(8);
});

test('a stream has no number of more digits than a name has', () => {
  const last = streamFileOf({ stream: 'operators', number: 999_999_999, hash: 'a' }, 'ada', 'signature');

  expect(() => nextNumber([last], 'operators')).toThrow('registry/operators has no further number.');
});
