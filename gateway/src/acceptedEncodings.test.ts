import { acceptedEncodings } from './acceptedEncodings.ts';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.000, gzip;q=0.5', ['gzip']],
  ['gzip;q=0, *', ['br']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['identity', []],
  ['x-br, brotli', []],
  ['', []],
  [undefined, []],
])('understands "%s"', (header, expected) => {
  const headers = header === undefined ? {} : { 'accept-encoding': header };

  expect(acceptedEncodings({ headers })).toEqual(expected);
});
