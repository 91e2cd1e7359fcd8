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
