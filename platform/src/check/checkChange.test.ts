import type { RemoteRelease } from '../registry/schema.ts';
import type { State } from '../registry/state.ts';
import { checkChange } from './checkChange.ts';

function cards(version: string): RemoteRelease {
  const mounts = [{ path: '/api/cards', title: 'Cards', layout: 'main' as const, expose: 'Page', files: [] }];
  const facts = { kind: 'remote', name: 'mfe-cards', owner: 'cards squad', contract: 1, entry: 'entry.js' } as const;
  return { ...facts, version, requires: {}, bundled: [], mounts, base: 'artifacts/', assets: {}, releasedAt: '' };
}

const bankWith = (active: string): State => ({
  remotes: { 'mfe-cards': { active, previous: [] } },
  releases: { 'mfe-cards': { a: cards('a'), b: cards('b') } },
});

test('checks what newly goes live, and nothing that is live already', () => {
  expect(checkChange(bankWith('a'), bankWith('a'), '/api')).toEqual([]);
  expect(checkChange(bankWith('a'), bankWith('b'), '/api')).toMatchObject([{ rule: 'mounts', where: '/api/cards' }]);
});
