import { readFileSync } from 'node:fs';
import path from 'node:path';

test('npx, which runs `new` alone, fetches nothing that only pages need', () => {
  const manifest = readFileSync(path.join(__dirname, '../../package.json'), 'utf8');
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(manifest);

  const fetched = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);

  expect(fetched).toEqual([]);
});
