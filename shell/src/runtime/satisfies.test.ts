import semver from 'semver';
import { satisfies } from './satisfies';

const options = { includePrerelease: true };
const versions = [
  ...['0.0.1', '1.0.0', '1.2.3', '1.2.3+build.5', '1.2.3-1', '1.2.3-a', '1.10.0', '2.0.0', '19.3.1', '100.0.0'],
  ...['0', 'rc', 'rc.1', 'rc.2', 'rc.2+build.5', 'rc.2.1', 'rc.10', 'rc-1', 'rc1', '1', '1.rc', 'beta.11'].map(
    (one) => `2.0.0-${one}`,
  ),
];

test.each([
  ...['*', '1.2.3', '=1.2.3', '1.x', '^1.2.3', '~1.2.0', '^0.0.1', '1.0.0 - 2.0.0', '>1.2.3', '<1.0.0', '<=1.10.0'],
  ...['^1.0.0 || ^2.0.0', '^19.3.1', '>=1.0.0 <2.0.0', '<=2.0.0-rc.2', '>2.0.0-rc.2 <2.0.0', '^2.0.0-rc.2'],
])('decides about every version as semver does: %s', (range) => {
  const comparators = new semver.Range(range, options).range;

  const found = versions.filter((version) => satisfies(version, comparators));

  expect(found).toEqual(versions.filter((version) => semver.satisfies(version, range, options)));
});

test('takes no version for a range that it does not know', () => {
  expect(versions.filter((version) => satisfies(version, '^1.0.0'))).toEqual([]);
});
