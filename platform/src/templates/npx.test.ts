import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'));
const { dependencies, peerDependencies, peerDependenciesMeta } = read('../../package.json');

test('npx, which runs `new` alone, fetches nothing that only pages and tests need', () => {
  const fetched = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);

  expect(fetched).toEqual([]);
  expect(Object.keys(dependencies).filter((name) => /jest|^@bank\//.test(name))).toEqual([]);
});

test('a new repository names what npx did not fetch, but for the library of an object store', () => {
  const repository = read('repository/package.json.tmpl');
  const named = Object.keys({ ...repository.dependencies, ...repository.devDependencies });

  expect(Object.keys(peerDependencies).filter((name) => !named.includes(name))).toEqual(['@aws-sdk/client-s3']);
});
