import { mountMatcher } from '@bank/shared/mounts';
import { rankMounts } from './rankMounts.ts';

test('puts every mount before those that it takes addresses from', () => {
  const mounts = ['/a/*', '/b', '/a/:id/*', '/a/:id', '/a', '/a/new', '/a/:id/edit', '/a/new/:step'];

  const ranked = rankMounts(mounts);

  expect(ranked.toSorted()).toEqual(mounts.toSorted());
  const opened = mountMatcher(mounts.map((path) => ({ path })));
  for (const address of ['/a', '/a/new', '/a/7', '/a/7/edit', '/a/new/edit', '/a/7/x/y', '/b']) {
    const first = ranked.find((path) => mountMatcher([{ path }])(address));
    expect({ address, first }).toEqual({ address, first: opened(address)?.path });
  }
});

test('keeps the order of those that the router does not rank', () => {
  expect(rankMounts(['/a/:id/b', '/a/c/:name', '/d'])).toEqual(['/a/:id/b', '/a/c/:name', '/d']);
  expect(rankMounts(['/d', '/a/c/:name', '/a/:id/b'])).toEqual(['/d', '/a/c/:name', '/a/:id/b']);
});

test('two hundred paths of a squad that overlap hold up no export', () => {
  const bits = (number: number) => number.toString(2).padStart(8, '0').replaceAll('0', '/:a').replaceAll('1', '/x');
  const mounts = Array.from({ length: 200 }, (_, at) => `/accounts${bits(at)}/*`);
  const fixedLast = mounts.toSorted((one, other) => other.length - one.length);
  const { user } = process.cpuUsage();

  expect(rankMounts(fixedLast)).toHaveLength(200);

  expect(process.cpuUsage().user - user).toBeLessThan(5_000_000);
});
