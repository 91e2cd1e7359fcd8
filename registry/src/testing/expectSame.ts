import { isDeepStrictEqual } from 'node:util';

/** A matcher takes ten times as long, and is asked for its message alone. */
export function expectSame(seen: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(seen, expected)) expect(seen).toEqual(expected);
}
